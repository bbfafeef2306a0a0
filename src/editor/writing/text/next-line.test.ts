import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import { nextLine } from "./next-line.ts";

/** @returns the text after Enter, with | as the caret before and after; undefined where other commands act. */
function enter(marked: string): string | undefined {
  const anchor = marked.indexOf("|");
  const extensions = markdown({ base: markdownLanguage });
  const created = EditorState.create({ doc: marked.replace("|", ""), selection: { anchor }, extensions });
  // A new state's tree is what was parsed in 20 ms, which may be nothing on a busy machine.
  ensureSyntaxTree(created, created.doc.length, 60_000);
  const { state } = created.update({});
  const after: EditorState[] = [];
  nextLine({ state, dispatch: (transaction) => after.push(transaction.state) });
  const [last] = after;
  const text = last?.doc.toString();
  const caret = last?.selection.main.head;
  return text === undefined || caret === undefined ? undefined : `${text.slice(0, caret)}|${text.slice(caret)}`;
}

it.each([
  ["adds an item", "- one|", "- one\n- |"],
  ["ends a list, a blank line below it", "- one\n- two\n- |", "- one\n- two\n\n|"],
  ["ends a list after its first item", "- one\n- |", "- one\n\n|"],
  ["ends a numbered list", "1. one\n2. two\n3. |", "1. one\n2. two\n\n|"],
  ["ends a list of tasks", "- [ ] one\n- [ ] two\n- [ ] |", "- [ ] one\n- [ ] two\n\n|"],
  ["ends an inner list with the next outer item", "- one\n  - two\n  - |", "- one\n  - two\n- |"],
  ["adds no second blank line", "- one\n\n- |", "- one\n\n|"],
  ["ends a list in a quotation", "> - one\n> - |", "> - one\n> |"],
])("Enter %s", (_case, before, after) => {
  expect(enter(before)).toBe(after);
});

it("leaves other text to other commands", () => {
  expect(enter("one|")).toBeUndefined();
});
