import { expect, it } from "vitest";
import { repairLink } from "./link-repair.ts";
import { parseNumber, parseText, parseWords, wordsText } from "./texts.ts";

const seats = { isWhole: true, min: 0 };

it("a blank number is unset, anything else that isn't a number is a fault", () => {
  expect(parseNumber("  ", seats)).toEqual({ value: null });
  expect(parseNumber("12", seats)).toEqual({ value: 12 });
  for (const text of ["twelve", "1.5", "-1", "1e999", "12 seats"])
    expect(parseNumber(text, seats)).toHaveProperty("fault");
});

it("comma-separated words are trimmed, empties dropped", () => {
  expect(parseWords(" 1, ,2,, a b ,", true)).toEqual({ value: ["1", "2", "a b"] });
  expect(parseWords(" , ", true)).toEqual({ value: null });
  expect(parseWords("", false)).toEqual({ value: [] });
  expect(wordsText(["1", "2"])).toBe("1, 2");
});

it("clearing removes an optional text and leaves a required one empty", () => {
  expect(parseText("", true)).toEqual({ value: null });
  expect(parseText("", false)).toEqual({ value: "" });
});

it.each([
  ["ada@example.org", "mailto:ada@example.org"],
  ["+49 (30) 123-456", "tel:+4930123456"],
  ["example.org/a?b", "https://example.org/a?b"],
  ["contact", "/contact"],
  ["/contact", undefined],
  ["https://example.org", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
])("suggests for the address %j %j", (typed, repaired) => expect(repairLink(typed)).toBe(repaired));
