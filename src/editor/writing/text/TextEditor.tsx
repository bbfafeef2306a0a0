import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";
import { newKey } from "#shared";
import type { ChosenPicture } from "../../form/replace-picture.ts";
import type { EditorHandle } from "../editor-handle.ts";
import { outlineOf } from "../markdown/outline.ts";
import { markdownPicture } from "../pictures/markdown-picture.ts";
import type { PictureQueue } from "../pictures/picture-queue.ts";
import { applyAt, applyCommand, followText } from "./apply-command.ts";
import { textExtensions } from "./extensions.ts";
import { insertBlock } from "./insertions.ts";
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
};

function goTo(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "start", yMargin: 24 }) });
  view.focus();
}

/** Inserts a picture after the line at a position, and asks for its alt text there. */
function placePicture(view: EditorView, picture: ChosenPicture, at: number): void {
  const markdown = markdownPicture(picture);
  const end = { start: markdown.length, end: markdown.length };
  const caret = applyAt(view, at, (given) => insertBlock(given, markdown, end));
  view.dispatch({ selection: { anchor: caret } });
  askForAlt(view, newKey(), picture.url, caret);
}

/** Shows where the queue's pictures will be, and receives them; those that an earlier view began go to the end. */
function connectQueue(view: EditorView, queue: PictureQueue): () => void {
  for (const { id } of queue.pending) showPending(view, queue, id, view.state.doc.length);
  const close = queue.open((id, picture) => {
    placePicture(view, picture, takeSlot(view, id) ?? view.state.doc.length);
    return true;
  });
  const unfollow = queue.subscribe(() => {
    const pending = new Set(queue.pending.map(({ id }) => id));
    for (const id of pendingSlots(view.state)) if (!pending.has(id)) takeSlot(view, id);
  });
  return () => {
    close();
    unfollow();
  };
}

/** A text as Markdown. It shows `text`, and reports what is typed. */
export function TextEditor({ ref, text, onText, onCaret, queue }: TextEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const notify = useEffectEvent((next: string, isStep: boolean) => onText(next, isStep ? newKey() : undefined));
  const moved = useEffectEvent((line: number) => onCaret(line));
  const first = useEffectEvent(() => text);
  useLayoutEffect(() => {
    const onPictures =
      queue &&
      ((files: readonly File[], at: number) => {
        for (const file of files) showPending(made, queue, queue.add(file), at);
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
    const disconnect = queue && connectQueue(made, queue);
    return () => {
      disconnect?.();
      made.destroy();
    };
  }, [queue]);
  // Before the next key can be pressed: later this would take back what it typed.
  useLayoutEffect(() => {
    if (view.current) followText(view.current, text);
  }, [text]);
  useImperativeHandle(ref, (): EditorHandle => {
    const use = (act: (made: EditorView) => void) => view.current && act(view.current);
    return {
      focus: () => use((made) => made.focus()),
      run: (command) => use((made) => applyCommand(made, TEXT_COMMANDS[command])),
      insertPicture: (picture) => use((made) => placePicture(made, picture, made.state.selection.main.to)),
      goToHeading: (index) => use((made) => goTo(made, outlineOf(made.state.doc.toString())[index]?.line ?? 1)),
      goToLine: (line) => use((made) => goTo(made, line)),
    };
  }, []);
  return <div ref={parent} className="h-full" />;
}
