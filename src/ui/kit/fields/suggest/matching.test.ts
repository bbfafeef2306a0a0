import { expect, it } from "vitest";
import { matching } from "./matching.ts";

const OPTIONS = ["New families", "Families", "Élan", "Safety"];

it.each([
  ["an accent and case", "elan", ["Élan"]],
  ["the beginning before the middle", "fam", ["Families", "New families"]],
  ["nothing typed", "", OPTIONS],
  ["a choice already made", "Safety", OPTIONS],
  ["nothing like it", "zebra", []],
])("finds options by %s", (_case, text, found) => {
  expect(matching(OPTIONS, text)).toEqual(found);
});
