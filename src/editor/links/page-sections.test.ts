import { expect, it } from "vitest";
import { pageSections } from "./page-sections.ts";

it("names the blocks with an anchor by their type and headline", () => {
  const blocks = [
    { key: "a", faq: { headline: "Common questions" }, id: "faq" },
    { key: "b", pricing: {}, id: "prices" },
    { key: "c", hero: { headline: "Hello" } },
    { key: "d", hero: { headline: "Hello" }, id: "" },
  ];
  expect(pageSections(blocks)).toEqual([
    { value: "#faq", title: "FAQ: Common questions", detail: "#faq" },
    { value: "#prices", title: "Pricing", detail: "#prices" },
  ]);
});
