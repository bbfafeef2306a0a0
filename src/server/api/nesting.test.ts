import { expect, it } from "vitest";
import { TOO_DEEP } from "#shared/markup";
import { readPieces } from "./large-json.ts";
import { isNestedBeyond } from "./nesting.ts";

it.each([
  ["[[]]", true],
  ['{"a":{}}', true],
  ["[[", true],
  ['[{"a":1}]', true],
  ["[],[],[]", false],
  ['["[[[[", "{{"]', false],
  [String.raw`["\"[[", "\\", 1]`, false],
  [String.raw`["\\", []]`, true],
  ["", false],
])("says whether %s has more than one level: %s", (text, isBeyond) => {
  expect(isNestedBeyond(text, 1)).toBe(isBeyond);
});

it("refuses a body with a million levels without parsing them: its path would be as long", () => {
  const body = `{"blocks":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}`;
  expect(readPieces(body)).toEqual({ path: [], message: TOO_DEEP });
});
