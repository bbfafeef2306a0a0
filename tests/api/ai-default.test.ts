import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AiSite, BLOCK, CHAT, GENERATE, openAiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";

const warned = (ai: AiSite) => ai.logged.filter((line) => /AI is not set up|no longer offer/.test(line));

describe.each(engines)("a site whose default is gone on $name", (engine) => {
  const TERRA = "openai/gpt-6.1-terra";
  const NOTICE = "gpt-0 is no longer offered by its provider; GPT-6.1 Terra is asked instead. AI_MODEL sets another.";
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine, () => ({ AI_MODEL: "openai/gpt-0" }));
  });
  afterEach(() => ai.forget());
  afterAll(() => ai.close());

  it("asks another one that its provider has, and says so in one line of the log", async () => {
    const told = await (await ai.send("/api/ai")).json();
    expect(told).toMatchObject({ configured: true, defaultModel: TERRA, notice: NOTICE });
    expect(told.models[0]).toEqual({ name: "openai/gpt-0", label: "gpt-0", provider: "openai", gone: true });
    for (const [path, body] of [
      [CHAT, { prompt: "x" }],
      [GENERATE, BLOCK],
    ] as const) {
      await (await ai.send(path, body)).text();
      expect(ai.provider.requests.at(-1)?.body).toMatchObject({ model: "gpt-6.1-terra" });
    }
    expect(warned(ai).map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 40, msg: NOTICE }]);
  });
});

describe.each(engines)("a site without a provider on $name", (engine) => {
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine, () => ({ OPENAI_API_KEY: "" }));
  });
  afterAll(() => ai.close());

  const SENTENCE = "AI is not set up: set OPENAI_API_KEY, or AI_MODEL and the key of another provider.";

  it("says which variable to set, wherever a model is asked", async () => {
    for (const [path, body] of [
      [CHAT, { prompt: "x" }],
      [GENERATE, BLOCK],
    ] as const) {
      const answer = await ai.send(path, body);
      expect(answer.status).toBe(503);
      expect((await answer.json()).error).toEqual({ code: "AI_NOT_CONFIGURED", message: SENTENCE });
    }
    expect(await (await ai.send("/api/ai")).json()).toMatchObject({ configured: false, message: SENTENCE, models: [] });
    expect((await ai.usage()).items).toEqual([]);
    expect(warned(ai).map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 30, msg: SENTENCE }]);
  });

  it("works on as before", async () => {
    await ai.site.publish("/hello", [{ heading: { headline: "Hello" } }]);
    expect(await (await ai.send("/hello")).text()).toContain("Hello");
    expect((await ai.send("/api/editor")).status).toBe(200);
    expect((await ai.send("/api/pages")).status).toBe(200);
  });
});

describe.each(engines)("a site whose AI_MODEL can't be asked on $name", (engine) => {
  it.each([
    ["has no key", "orchestration/claude-sonnet-5", "set ANTHROPIC_API_KEY"],
    ["is of an unknown provider", "nobody/large", "AI_MODEL is not a model"],
  ])("warns of it at the start, as it was meant to be: its model %s", async (_case, model, reason) => {
    const ai = await openAiSite(engine, () => ({ AI_MODEL: model }));
    expect(warned(ai).map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 40, msg: expect.stringContaining(reason) },
    ]);
    await ai.close();
  });
});
