import { expect, it } from "vitest";
import { foundIn } from "./found.ts";

const FIRST = { asked: "all" };

it("says nothing about the query that a list was opened with", () => {
  expect(foundIn(FIRST, { asked: "all", count: 4, hasMore: false })).toBe(FIRST);
});

it.each([
  [3, false, "3"],
  [20, true, "20 or more"],
  [0, false, "0"],
])("says how many another query has found: %i", (count, hasMore, words) => {
  expect(foundIn(FIRST, { asked: "ada", count, hasMore })).toEqual({ asked: "ada", words });
});

it("says nothing when entries come, go or are loaded later, nor when they are as before again", () => {
  const said = { asked: "ada", words: "20 or more" };
  expect(foundIn(said, { asked: "ada", count: 20, hasMore: true })).toBe(said);
  const later = foundIn(said, { asked: "ada", count: 40, hasMore: true });
  expect(later).toEqual({ asked: "ada" });
  expect(foundIn(later, { asked: "ada", count: 20, hasMore: true })).toBe(later);
});
