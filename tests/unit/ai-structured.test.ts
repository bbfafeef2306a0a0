import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  jsonReply,
  startFakeProvider,
  statusReply,
  textReply,
  type FakeProvider,
} from "../../scripts/lib/fake-provider/index.ts";
import { modelsOver, SECRET } from "../ai-models.ts";

let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const config = { model: "openai/gpt-4.1", maxRetries: 0 };
const card = z.object({ title: z.string(), note: z.string().optional() });
const ask = <Schema extends z.ZodType>(schema: Schema, more: object = {}) =>
  modelsOver(fake).models.structured({ prompt: "Make a card", schema, config, ...more });

describe("an answer with a shape", () => {
  it("comes checked", async () => {
    fake.reply(textReply('```json\n{"title": "Reports"}\n```'));
    expect(await ask(card)).toEqual({ success: true, data: { title: "Reports" } });
  });

  it("is asked for in the strict form, where what is optional may be null", async () => {
    fake.reply(jsonReply({ title: "Reports", note: null }));
    const result = await ask(card, { schemaName: "card", additionalContext: "For mentors" });
    expect(result).toEqual({ success: true, data: { title: "Reports" } });
    expect(fake.requests[0]?.schema).toMatchObject({
      name: "card",
      schema: {
        type: "object",
        required: ["title", "note"],
        additionalProperties: false,
        properties: { note: { anyOf: [{ type: "string" }, { type: "null" }] } },
      },
    });
    expect(fake.requests[0]?.texts.at(-1)).toBe("Make a card\n\nFor mentors");
  });

  it("travels in an object when it is a list", async () => {
    fake.reply(jsonReply({ items: [{ title: "One" }, { title: "Two" }] }));
    expect(await ask(z.array(card))).toEqual({ success: true, data: [{ title: "One" }, { title: "Two" }] });
    expect(fake.requests[0]?.schema?.schema).toMatchObject({ type: "object", required: ["items"] });
  });

  it.each([
    ["optional", z.array(card).optional()],
    ["nullable", z.array(card).nullable()],
    ["nullish", z.array(card).nullish()],
    ["with a default", z.array(card).default([])],
    ["read-only", z.array(card).readonly()],
    ["caught", z.array(card).catch([])],
    ["branded", z.array(card).brand("cards")],
    ["lazy", z.lazy(() => z.array(card))],
    ["piped on", z.array(card).pipe(z.array(z.object({ title: z.string() })))],
    ["prepared before", z.preprocess((value) => value, z.array(card))],
    ["wrapped several times", z.array(card).readonly().nullable().optional()],
    ["a tuple", z.tuple([card, card])],
    ["one of two lists", z.union([z.array(card), z.array(z.string())])],
  ])("travels in an object when it is a list that is %s", async (_how, schema) => {
    fake.reply(jsonReply({ items: [{ title: "One" }, { title: "Two" }] }));
    expect(await ask(schema)).toEqual({ success: true, data: [{ title: "One" }, { title: "Two" }] });
    expect(fake.requests[0]?.schema?.schema).toMatchObject({ type: "object", required: ["items"] });
  });

  it("comes out of its wrapping before a transform sees it", async () => {
    fake.reply(jsonReply({ items: [{ title: "One" }, { title: "Two" }] }));
    const titles = z.array(card).transform((cards) => cards.map(({ title }) => title));
    expect(await ask(titles)).toEqual({ success: true, data: ["One", "Two"] });
    expect(await ask(titles.refine(async (all) => all.length === 2))).toMatchObject({ success: true });
  });

  it.each([
    ["nothing where it is optional", z.array(card).optional(), undefined],
    ["null where it may be null", z.array(card).nullable(), null],
    ["its default", z.array(card).default([]), []],
  ])("may be left out by the model: a list is then %s", async (_what, schema, data) => {
    fake.reply(jsonReply({ items: null }));
    expect(await ask(schema)).toEqual({ success: true, data });
  });

  it("is no list when only a part of it is one", async () => {
    fake.reply(jsonReply({ cards: [{ title: "One" }] }));
    const schema = z.object({ cards: z.array(card) }).readonly();
    expect(await ask(schema)).toEqual({ success: true, data: { cards: [{ title: "One" }] } });
  });

  it.each([
    ["null", textReply("null")],
    ["no JSON", textReply("I would rather not")],
    ["a list without its wrapping object", textReply("{}")],
  ])("is a failure when the model answers %s", async (_case, behaviour) => {
    fake.reply(behaviour);
    expect(await ask(z.array(card))).toEqual({ success: false, error: "Model returned null response" });
  });

  it("is a failure with its details when it doesn't fit", async () => {
    fake.reply(jsonReply({ title: 7 }));
    const result = await ask(card);
    expect(result).toMatchObject({
      success: false,
      error: expect.stringMatching(/^Schema validation failed: .*title/s),
    });
  });

  it.each([
    ["null", textReply("null"), { reason: "null" }],
    ["no list", textReply("{}"), { reason: "no items" }],
    [
      "another shape",
      jsonReply({ items: [{ title: 7, "words of the reply": 1 }], "words of the reply": 1 }),
      { reason: "schema", faults: [{ code: "invalid_type", path: ["items", 0, "title"] }] },
    ],
  ])("is logged, without prompt and reply, when the model answers %s", async (_case, behaviour, fields) => {
    fake.reply(behaviour);
    const { models, logged } = modelsOver(fake);
    await models.structured({ prompt: "Make a card", schema: z.array(card), schemaName: "cards", config });
    expect(logged).toEqual([[{ model: "openai/gpt-4.1", schemaName: "cards", ...fields }, "structured output failed"]]);
    expect(JSON.stringify(logged)).not.toMatch(/Make a card|words of the reply/);
  });

  it("logs no name that only the reply has", async () => {
    fake.reply(jsonReply({ byName: { "words of the reply": "x" } }));
    const { models, logged } = modelsOver(fake);
    const schema = z.object({ byName: z.record(z.string(), z.number()) });
    await models.structured({ prompt: "Count", schema, config });
    expect(logged).toMatchObject([[{ faults: [{ path: ["byName", "*"] }] }, "structured output failed"]]);
  });

  it("is a failure, and logged, when the schema's own code fails", async () => {
    fake.reply(jsonReply({ title: "words of the reply" }));
    const { models, logged } = modelsOver(fake);
    const schema = card.transform(({ title }) => {
      throw new RangeError(`Not a title: ${title}`);
    });
    const result = await models.structured({ prompt: "Make a card", schema, config });
    expect(result).toMatchObject({ success: false, error: "Not a title: words of the reply" });
    expect(logged).toEqual([[{ model: "openai/gpt-4.1", name: "RangeError" }, "structured output failed"]]);
  });

  it("is a failure, not an exception, when the provider fails, and logged", async () => {
    fake.reply(statusReply(401));
    const { models, logged } = modelsOver(fake);
    const result = await models.structured({ prompt: "Make a card", schema: card, config });
    expect(result).toEqual({ success: false, error: "The AI provider refused the key." });
    expect(JSON.stringify(logged)).toContain("AUTHENTICATION");
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  it("is a failure for a model that can't be", async () => {
    expect(await ask(card, { config: { model: "nobody/nothing" } })).toEqual({
      success: false,
      error: "Invalid provider in model: nobody/nothing",
    });
  });
});
