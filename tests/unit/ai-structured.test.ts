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
