import { useMemo } from "react";
import type { DraftDocument } from "#drafts";
import { withPlainLineEnds } from "#shared";
import type { ChosenPicture } from "../../form/replace-picture.ts";
import { valueIn } from "../../state/value-in.ts";
import { whenFree } from "../../state/busy.ts";
import { useEditor, type EditorContext } from "../../state/editor-context.tsx";
import { insertBlock } from "../text/insertions.ts";
import { withLineEndsOf } from "../text/line-ends.ts";
import { TEXT_PATH } from "../text-field.ts";
import { markdownPicture } from "./markdown-picture.ts";
import { PictureQueue } from "./picture-queue.ts";

const queues = new WeakMap<DraftDocument, Map<string, PictureQueue>>();

/** Puts a picture at the end of a block's text. */
function append({ document, actions }: EditorContext, blockKey: string, picture: ChosenPicture): void {
  const stored = valueIn(document.view().draft, blockKey, TEXT_PATH);
  if (typeof stored !== "string") return;
  const text = withPlainLineEnds(stored);
  const at = { text, start: text.length, end: text.length };
  const inserted = insertBlock(at, markdownPicture(picture), { start: 0, end: 0 });
  actions.set(blockKey, TEXT_PATH, withLineEndsOf(inserted.text, stored));
}

function makeQueue(editor: EditorContext, blockKey: string): PictureQueue | undefined {
  const upload = editor.props.uploadPicture;
  if (!upload) return undefined;
  return new PictureQueue({
    upload,
    // Blocks can't be changed while a model writes.
    receiveLater: (picture) => whenFree(editor.ui, () => append(editor, blockKey, picture)),
  });
}

/** @returns the pictures being uploaded into a block's text; undefined where the caller takes none. */
export function usePictureQueue(blockKey: string): PictureQueue | undefined {
  const editor = useEditor();
  return useMemo(() => {
    const ofDocument = queues.get(editor.document) ?? new Map<string, PictureQueue>();
    queues.set(editor.document, ofDocument);
    const queue = ofDocument.get(blockKey) ?? makeQueue(editor, blockKey);
    if (queue) ofDocument.set(blockKey, queue);
    return queue;
  }, [editor, blockKey]);
}
