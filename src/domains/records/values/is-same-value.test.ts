import { expect, it } from "vitest";
import { isSameValue } from "./is-same-value.ts";

it.each([
  [undefined, null, true],
  [["a", "b"], ["a", "b"], true],
  [["a", "b"], ["b", "a"], false],
  [0, null, false],
  ["", null, false],
  ["1", 1, false],
])("%j and %j are the same: %s", (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
});
