import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";
import { newKey, withPlainLineEnds } from "#shared";
import { partBetween, type TextPart } from "../../improve/text-part.ts";
import type { ChosenPicture } from "../../form/replace-picture.ts";
import type { DescribePicture } from "../../improve/describe-picture.ts";
import type { EditorHandle } from "../editor-handle.ts";
import { outlineOf } from "../markdown/outline.ts";
import { followQueue, mayTakeFocus } from "../pictures/follow-queue.ts";
import { markdownPicture } from "../pictures/markdown-picture.ts";
import type { PictureQueue } from "../pictures/picture-queue.ts";
import { applyAt, applyCommand, followText } from "./apply-command.ts";
import { textExtensions } from "./extensions.ts";
import { insertBlock } from "./insertions.ts";
import { placeInStored, withLineEndsOf } from "./line-ends.ts";
import { askForAlt, pendingSlots, showPending, takeSlot } from "./picture-slots.ts";
import { TEXT_COMMANDS } from "./text-commands.ts";

export type TextEditorProps = {
  ref: Ref<EditorHandle>;
  text: string;
  /** @param step the name of a separate step of the history. */
  onText: (text: string, step?: string) => void;
  /** @param line the caret's line, counted from 1. */
  onCaret: (line: number) => void;
  queue: PictureQueue | undefined;
  describe: DescribePicture | undefined;
};

function goTo(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "start", yMargin: 24 }) });
  view.focus();
}

/** @returns the part of the stored text that is selected; undefined for nothing but spaces, and for all of it. */
function selectedPart({ state }: EditorView, stored: string): TextPart | undefined {
  const { from, to } = state.selection.main;
  return partBetween(stored, placeInStored(from, stored), placeInStored(to, stored));
}

type Placing = { describe: DescribePicture | undefined; takesFocus: boolean };

/** Inserts a picture after the line at a position, and asks for its alt text there. */
function placePicture(view: EditorView, picture: ChosenPicture, at: number, { describe, takesFocus }: Placing): void {
  const markdown = markdownPicture(picture);
  const end = { start: markdown.length, end: markdown.length };
  const caret = applyAt(view, at, (given) => insertBlock(given, markdown, end));
  if (takesFocus) view.dispatch({ selection: { anchor: caret } });
  askForAlt(view, { id: newKey(), url: picture.url, describe }, caret, takesFocus);
}

/** Whether nobody has gone on writing since a state. */
function isUntouched({ state: { doc, selection } }: EditorView, since: EditorState | undefined): boolean {
  return since !== undefined && doc.eq(since.doc) && selection.eq(since.selection);
}

/** @param given the state in which the last pictures were given. */
function connectQueue(
  view: EditorView,
  queue: PictureQueue,
  given: () => EditorState | undefined,
  describe?: DescribePicture,
): () => void {
  const end = () => view.state.doc.length;
  return followQueue(queue, {
    show: (id) => showPending(view, queue, id, end()),
    shown: () => pendingSlots(view.state),
    take: (id) => takeSlot(view, id),
    insert: (picture, at = end()) => {
      const takesFocus = mayTakeFocus(view.contentDOM, isUntouched(view, given()));
      placePicture(view, picture, at, { describe, takesFocus });
    },
  });
}

/** A text as Markdown. It shows `text`, and reports what is typed. */
export function TextEditor({ ref, text, onText, onCaret, queue, describe }: TextEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const notify = useEffectEvent((next: string, isStep: boolean) =>
    onText(withLineEndsOf(next, text), isStep ? newKey() : undefined),
  );
  const moved = useEffectEvent((line: number) => onCaret(line));
  const first = useEffectEvent(() => withPlainLineEnds(text));
  const part = useEffectEvent((made: EditorView) => selectedPart(made, text));
  useLayoutEffect(() => {
    let given: EditorState | undefined;
    const onPictures =
      queue &&
      ((files: readonly File[], at: number) => {
        for (const id of queue.add(files)) showPending(made, queue, id, at);
        given = made.state;
      });
    const extensions = textExtensions({
      onText: (next, isStep) => notify(next, isStep),
      onCaret: (line) => moved(line),
      onPictures,
    });
    const made = new EditorView({
      state: EditorState.create({ doc: first(), extensions }),
      parent: parent.current ?? undefined,
    });
    view.current = made;
    made.focus();
    const disconnect = queue && connectQueue(made, queue, () => given, describe);
    return () => {
      disconnect?.();
      made.destroy();
    };
  }, [queue, describe]);
  // Before the next key can be pressed: later this would revert what it typed.
  useLayoutEffect(() => {
    if (view.current) followText(view.current, withPlainLineEnds(text));
  }, [text]);
  useImperativeHandle(ref, (): EditorHandle => {
    const use = (act: (made: EditorView) => void) => view.current && act(view.current);
    return {
      focus: () => use((made) => made.focus()),
      run: (command) => use((made) => applyCommand(made, TEXT_COMMANDS[command])),
      insertPicture: (picture) =>
        use((made) => placePicture(made, picture, made.state.selection.main.to, { describe, takesFocus: true })),
      goToHeading: (index) => use((made) => goTo(made, outlineOf(made.state.doc.toString())[index]?.line ?? 1)),
      goToLine: (line) => use((made) => goTo(made, line)),
      selectedPart: () => (view.current ? part(view.current) : undefined),
    };
  }, [describe]);
  return <div ref={parent} className="h-full" />;
}
