import { expect, it } from "vitest";
import { parseJson } from "#shared";
import { markedText, MAX_MARK } from "./draft.ts";

it("confirms a long text whose last marked character is cut in half, also once it has been stored", () => {
  const value = `${"a".repeat(MAX_MARK - 1)}😀 and more`;
  const text = markedText(value);
  const stored = parseJson(JSON.stringify({ text }));
  expect(stored).toEqual({ ok: true, value: { text: markedText(value) } });
  expect(text).toHaveLength(MAX_MARK);
});
