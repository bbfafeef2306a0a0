import { json } from "@codemirror/lang-json";
import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import { nodeAt, wholeTree } from "./json-path.ts";

// The library parses the first 3,000 characters of a new text, and leaves the rest for later.
it("finds a value far down in a long text that was opened just now", async () => {
  const items = Array.from({ length: 3000 }, (_, n) => ({ question: `question ${n}`, answer: `answer ${n}` }));
  const state = EditorState.create({ doc: JSON.stringify({ faq: { items } }, null, 2), extensions: [json()] });
  const { from, to } = nodeAt(state, await wholeTree(state), ["faq", "items", "2999", "answer"]);
  expect(state.sliceDoc(from, to)).toBe('"answer 2999"');
});
