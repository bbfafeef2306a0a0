import { expect, it } from "vitest";
import { withPlainLineEnds } from "#shared";
import { placeInStored, withLineEndsOf } from "./line-ends.ts";

it.each([
  ["a\r\nb\r\n", "a\nb\n", "a\r\nb\r\n"],
  ["a\nb", "a\nb", "a\nb"],
  ["a\r\nb\nc\rd", "a\nb\nc\nd", "a\nb\nc\nd"],
])("the text mode shows %j as %j and gives it back as %j", (stored, shown, back) => {
  expect(withPlainLineEnds(stored)).toBe(shown);
  expect(withLineEndsOf(shown, stored)).toBe(back);
});

it("a place of the text mode is found in the stored text", () => {
  const stored = "a\r\nb\r\nc";
  expect([0, 1, 2, 3, 4, 5].map((place) => stored.slice(placeInStored(place, stored)))).toEqual([
    "a\r\nb\r\nc",
    "\r\nb\r\nc",
    "b\r\nc",
    "\r\nc",
    "c",
    "",
  ]);
});
