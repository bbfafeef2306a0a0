import { expect, it } from "vitest";
import { ALL_CHOICES, findChoices, SITE_CHOICES } from "./choices.ts";

const labels = (...asked: Parameters<typeof findChoices>) => findChoices(...asked).map(({ label }) => label);

it("begins with the empty page and offers every template once", () => {
  expect(ALL_CHOICES[0]?.value).toBe("empty");
  expect(new Set(ALL_CHOICES.map(({ value }) => value)).size).toBe(ALL_CHOICES.length);
  expect(SITE_CHOICES).toHaveLength(12);
});

it.each<[string, Parameters<typeof findChoices>, string[]]>([
  ["a word of the name", [SITE_CHOICES, "restau"], ["Restaurant"]],
  ["a word of the description", [SITE_CHOICES, "tickets"], ["Event"]],
  ["several words, in any order and case", [SITE_CHOICES, " YOU  call "], ["Local service"]],
  ["what people call such a site", [SITE_CHOICES, "plumber"], ["Local service"]],
  ["the name of a group", [ALL_CHOICES, "with data"], ["Directory", "Event list", "Job board"]],
  ["a group", [ALL_CHOICES, "", "education"], ["Tutoring company", "Online course"]],
  ["a word in another group", [ALL_CHOICES, "restaurant", "education"], []],
])("finds %s", (_what, asked, expected) => {
  expect(labels(...asked)).toEqual(expected);
});
