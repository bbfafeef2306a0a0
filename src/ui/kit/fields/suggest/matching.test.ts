import { expect, it } from "vitest";
import { findSuggestions, matching, matchingSuggestions } from "./matching.ts";

const OPTIONS = ["New families", "Families", "Élan", "Safety"];

it.each([
  ["an accent and case", "elan", ["Élan"]],
  ["the beginning before the middle", "fam", ["Families", "New families"]],
  ["nothing typed", "", OPTIONS],
  ["a choice already made", "Safety", OPTIONS],
  ["nothing like it", "zebra", []],
])("finds options by %s", (_case, text, found) => {
  expect(matching(OPTIONS, text)).toEqual(found.map((value) => ({ value })));
});

it("finds suggestions by what they show, each once", () => {
  const pricing = { value: "/pricing", title: "Our prices", detail: "/pricing" };
  const contact = { value: "/contact", title: "Talk to us about pricing" };
  expect(matchingSuggestions([contact, pricing], "our p")).toEqual([pricing]);
  expect(matchingSuggestions([contact, pricing], "/PRI")).toEqual([pricing]);
  expect(matchingSuggestions([contact, pricing], "pric")).toEqual([contact, pricing]);
  expect(matching(["Safety", "Safety"], "")).toEqual([{ value: "Safety" }]);
});

it("finds what is searched for by its whole text, and not by what it enters unseen", () => {
  const many = Array.from({ length: 30 }, (_one, index) => ({ value: `id-${index}`, title: `Course ${index}` }));
  expect(findSuggestions(many, "Course 29")).toEqual([many[29]]);
  expect(findSuggestions(many, "id-29")).toEqual([]);
  expect(findSuggestions(many, "")).toEqual(many.slice(0, 8));
});
