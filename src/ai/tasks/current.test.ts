import { expect, it } from "vitest";
import type { JsonObject } from "#shared";
import { ask, partsOf } from "./test-prompts.ts";

const currentOf = async (type: string, current: JsonObject) =>
  partsOf(await ask({ task: "block", type, context: "", current })).data.current ?? "";

it("shows a model all of a block that it rewrites, where that is of a usual size", async () => {
  const text = `${"A long text for parents. ".repeat(300)}The end of it.`;
  expect(await currentOf("content", { style: "simple", content: text })).toContain("The end of it.");
  const items = Array.from({ length: 40 }, (_none, at) => ({ question: `Question ${at}?`, answer: "So. ".repeat(40) }));
  expect(JSON.parse(await currentOf("faq", { items }))).toEqual({ faq: { items } });
});

it("shortens the longest texts of a larger one", async () => {
  const items = [
    { question: "Long?", answer: "So. ".repeat(4000) },
    { question: "Last?", answer: "The last answer." },
  ];
  const current = await currentOf("faq", { items });
  expect(current.length).toBeLessThan(12_100);
  expect(JSON.parse(current)).toMatchObject({ faq: { items: [{ question: "Long?" }, items[1]] } });
});
