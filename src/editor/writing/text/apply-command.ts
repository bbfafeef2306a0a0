import { Transaction } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { difference, type SelectedText, type TextCommand } from "../../form/rich/selected-text.ts";

/** Marks a transaction as a step of its own in the draft's history. */
export const OWN_STEP = "input.command";

/** Replaces the text and the selection by what a command made of them. */
function show(view: EditorView, { text, start, end }: SelectedText): void {
  const { from, to, by } = difference(view.state.doc.toString(), text);
  view.dispatch({
    changes: { from, to, insert: by },
    selection: { anchor: start, head: end },
    scrollIntoView: true,
    userEvent: OWN_STEP,
  });
}

/** Runs a command on the selection. */
export function applyCommand(view: EditorView, command: TextCommand): void {
  const { from, to } = view.state.selection.main;
  show(view, command({ text: view.state.doc.toString(), start: from, end: to }));
  view.focus();
}

/**
 * Runs a command that inserts something at the end of a position's line: places of pictures there stay behind it, and the
 * selection where it is. @returns the new caret.
 */
export function applyAt(view: EditorView, at: number, command: TextCommand): number {
  const before = view.state.doc.toString();
  const end = view.state.doc.lineAt(at).to;
  const { text, start } = command({ text: before, start: end, end });
  const insert = text.slice(end, end + text.length - before.length);
  view.dispatch({ changes: { from: end, insert }, userEvent: OWN_STEP });
  return start;
}

/** Shows a text that changed elsewhere: the cursor keeps its place in what stays. */
export function followText(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  if (before === text) return;
  const { from, to, by } = difference(before, text);
  const annotations = [Transaction.remote.of(true), Transaction.addToHistory.of(false)];
  view.dispatch({ changes: { from, to, insert: by }, annotations });
}
