import { useState } from "react";
import { FullScreen } from "#ui/kit";
import { useDocument, useEditor, useLive } from "../state/editor-context.tsx";
import { findText } from "./text-field.ts";
import { TextGone } from "./TextGone.tsx";
import { WritingView } from "./writing-part.ts";

/** The dialog "Write": a text of the page over the whole window. @param asked the key of its block; "" for the first text. */
export function WritingDialog({ asked }: { asked: string }) {
  const { document, props } = useEditor();
  const [blockKey] = useState(() => findText(document.view().draft.blocks, asked));
  const isThere = useDocument(({ draft }) => blockKey !== undefined && findText(draft.blocks, blockKey) !== undefined);
  const { messages } = useLive();
  const close = () => props.onWriting?.(undefined);
  return (
    <FullScreen
      title="Write"
      onClose={close}
      // A small form inside, such as that of a link, closes first.
      holdsEscape={({ target }) => target instanceof Element && target.closest("[data-own-escape]") !== null}
    >
      <div data-page-undo className="contents">
        {blockKey !== undefined && isThere ? (
          <WritingView blockKey={blockKey} onClose={close} />
        ) : (
          <TextGone onClose={close} />
        )}
      </div>
      {messages}
    </FullScreen>
  );
}
