import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeProvider, statusReply, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { evaluate, fakeReplies, PAGE_PROMPTS, report } from "../../scripts/lib/ai-eval/index.ts";

let fake: FakeProvider;
let asked: string[];
let done: Awaited<ReturnType<typeof evaluate>>;
const variables = () => ({ OPENAI_API_KEY: "fake", OPENAI_BASE_URL: fake.url });

beforeAll(async () => {
  fake = await startFakeProvider();
  fake.reply(fakeReplies());
  done = await evaluate(variables());
  asked = fake.requests.map(({ texts }) => texts.join("\n"));
  fake.reset();
});
afterAll(() => fake.stop());

describe("the evaluation of a model", () => {
  it("asks for 20 pages of different sites, two of them in Spanish, all with facts", () => {
    expect(new Set(PAGE_PROMPTS.map(({ site }) => site.siteName)).size).toBe(20);
    expect(PAGE_PROMPTS.filter(({ language }) => language === "es")).toHaveLength(2);
    expect(PAGE_PROMPTS.every(({ site, context }) => site.facts.length > 1 && context.length > 40)).toBe(true);
  });

  it("counts replies, retries, omissions, claims and costs", () => {
    if (!done.ok) throw new Error(done.error.message);
    const { model, pages } = done.value;
    const sum = (name: "planned" | "written" | "repaired" | "leftOut" | "claims") =>
      pages.reduce((all, page) => all + page[name], 0);
    expect(model).toBe("openai/gpt-4.1-2025-04-14");
    expect(pages.map(({ name }) => name)).toEqual(PAGE_PROMPTS.map(({ name }) => name));
    expect([sum("planned"), sum("written"), sum("repaired")]).toEqual([19 * 6, 19 * 6 - 1, 3]);
    // An address, and on 19 pages the sample's three figures of features, which no context has.
    expect([sum("leftOut"), sum("claims")]).toEqual([1 + 19 * 3, 1]);
    expect(
      Object.fromEntries(pages.filter(({ failures }) => failures[0]).map((page) => [page.name, page.failures])),
    ).toEqual({
      "Forest nursery": ["newsletter: REFUSED"],
      "Language school, pricing": ["plan: UNREADABLE"],
    });
    // 20 plans, 114 blocks, 3 second tries that helped and one that didn't.
    expect(asked).toHaveLength(20 + 114 + 4);
    for (const { planned, inputTokens, outputTokens, cost, firstBlockMs, pageMs } of pages) {
      expect(inputTokens).toBeGreaterThan(500);
      expect(outputTokens).toBeGreaterThan(0);
      expect(cost).toBeCloseTo((inputTokens * 2 + outputTokens * 8) / 1_000_000, 8);
      expect(firstBlockMs === undefined ? planned : firstBlockMs / pageMs).toBeLessThan(1);
    }
    const text = report({ model, pages });
    for (const line of ["| Plans | 19 of 20 (95 %) |", "| Blocks | 113 of 114 (99 %) |", "newsletter: REFUSED |"])
      expect(text).toContain(line);
  });

  it("asks in the page's language, with the site's facts and what is on the page already", () => {
    const spanish = asked.filter((text) => text.includes("La matrícula es gratuita"));
    expect(spanish).toHaveLength(7);
    expect(spanish.every((text) => /Spanish|español/i.test(text))).toBe(true);
    // The blocks that begin once another is written hear of its words.
    expect(spanish.filter((text) => text.includes("hero: Demo headline for this block")).length).toBeGreaterThan(1);
  });

  it("says in a sentence what is missing, or that the provider refuses everything", async () => {
    expect(await evaluate({})).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("OPENAI_API_KEY") },
    });
    fake.reply(statusReply(401));
    expect(await evaluate(variables())).toMatchObject({ ok: false, error: { code: "AUTHENTICATION" } });
    expect(fake.requests).toHaveLength(1);
  });
});
