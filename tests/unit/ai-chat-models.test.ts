import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  cutConnection,
  emptyBody,
  never,
  refusal,
  startFakeProvider,
  statusReply,
  textReply,
  type FakeProvider,
} from "../../scripts/lib/fake-provider/index.ts";
import { EVERY_WAY, modelsOver, readAll, SECRET } from "../ai-models.ts";

let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const SCHEMA = {
  type: "object",
  properties: { headline: { type: "string" } },
  required: ["headline"],
  additionalProperties: false,
};
const PROMPT = "Write a headline about reports that mentors sign themselves.";

const only = (model: string) => ({ model, prompt: PROMPT, maxRetries: 0 });

describe.each(EVERY_WAY)("a model that is asked %s", { tags: ["slow"] }, (_way, model, path) => {
  it("streams its text in the provider's parts and says what it took", async () => {
    fake.reply(textReply("A headline in parts", { chunkSize: 6, usage: { input: 12, output: 5 } }));
    const { texts, end } = await readAll(modelsOver(fake), { ...only(model), instructions: "Be brief." });
    expect(texts).toEqual(["A head", "line i", "n part", "s"]);
    expect(end).toEqual({ inputTokens: 12, outputTokens: 5 });
    expect(fake.requests[0]).toMatchObject({ path, stream: true, texts: ["Be brief.", PROMPT] });
  });

  it("completes with the whole text", async () => {
    const completion = await modelsOver(fake).models.complete(only(model));
    expect(completion.text).toBe("Hello from the fake provider.");
  });

  it("is held to the reply's schema, and still streams text that isn't JSON yet", async () => {
    fake.reply(textReply('Sure: {"headline": "Yes"}', { chunkSize: 9 }));
    const replySchema = { name: "hero", schema: SCHEMA };
    const { texts } = await readAll(modelsOver(fake), { ...only(model), replySchema });
    expect(texts).toEqual(['Sure: {"h', 'eadline":', ' "Yes"}']);
    expect(fake.requests[0]?.schema?.schema).toEqual(SCHEMA);
  });

  it("is asked once more without the schema by a server that doesn't know it", async () => {
    fake.queue(statusReply(400));
    const replySchema = { name: "hero", schema: SCHEMA };
    const { texts } = await readAll(modelsOver(fake), { ...only(model), replySchema });
    expect(texts.join("")).toBe("Hello from the fake provider.");
    expect(fake.requests.map(({ schema }) => schema !== undefined)).toEqual([true, false]);
  });

  it("sees pictures inside the prompt, and those of other sites by their address", async () => {
    const images = [{ url: "data:image/png;base64,iVBORw0KGgo=" }, { url: "https://example.org/picture.png" }];
    const { texts } = await readAll(modelsOver(fake), { ...only(model), images });
    expect(texts.join("")).toBe("Hello from the fake provider.");
    expect(JSON.stringify(fake.requests[0]?.body)).toContain("iVBORw0KGgo=");
    expect(JSON.stringify(fake.requests[0]?.body)).toContain("https://example.org/picture.png");
  });

  it.each([
    ["at its longest", textReply("Half a", { end: "length" }), "TOO_LONG", "Half a"],
    ["stopped by the provider's filter", textReply("Half a", { end: "filter" }), "REFUSED", "Half a"],
    ["declined", refusal("No, thank you."), "REFUSED", "No, thank you."],
    ["cut off by a lost connection", textReply("Half a", { end: "cut" }), "CONNECTION", "Half a"],
    ["without a reason why it ends", textReply("Half a", { end: "no-reason" }), "INCOMPLETE", "Half a"],
    ["broken by a failure of the provider", textReply("Half a", { end: "error" }), "PROVIDER", "Half a"],
  ])("fails after the text so far when the reply is %s", async (_case, behaviour, code, text) => {
    fake.reply(behaviour);
    const { texts, error } = await readAll(modelsOver(fake), only(model));
    expect(texts.join("")).toBe(text);
    expect(error).toMatchObject({ name: "ModelError", code, tokens: { inputTokens: expect.any(Number) } });
  });

  it.each([
    ["an empty body", emptyBody, "NO_DATA", "No data"],
    ["a reply without text", textReply(""), "NO_DATA", "No data"],
    ["a wrong key", statusReply(401), "AUTHENTICATION", "The AI provider refused the key."],
    ["too many questions", statusReply(429, { "retry-after": "7" }), "RATE_LIMITED", /in 7 seconds/],
    ["an unknown model", statusReply(404), "INVALID_MODEL", /no such model/],
    [
      "a web page",
      statusReply(200, { "Content-Type": "text/html" }, "<p>Sign in</p>"),
      "INVALID_MODEL",
      /address is wrong/,
    ],
    ["a failure", statusReply(500), "PROVIDER", /status 500/],
    ["a closed connection", cutConnection, "CONNECTION", /connection/],
  ])("says so in its own words when the provider answers with %s", async (_case, behaviour, code, message) => {
    fake.reply(behaviour);
    const { texts, error } = await readAll(modelsOver(fake), only(model));
    expect(texts).toEqual([]);
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(message);
  });

  it("waits for no answer, and no rest of one, longer than its time", async () => {
    const config = { ...only(model), timeout: 400 };
    await readAll(modelsOver(fake), config);
    fake.queue(never, textReply("Half a", { end: "hang" }));
    const silent = await readAll(modelsOver(fake), config);
    expect(silent.error).toMatchObject({ code: "TIMEOUT", message: "Request timed out." });
    const { texts, error } = await readAll(modelsOver(fake), config);
    expect({ texts, code: error?.code }).toEqual({ texts: ["Half a"], code: "TIMEOUT" });
    expect(await Promise.all(fake.requests.slice(1).map(({ ended }) => ended))).toEqual(["client left", "client left"]);
  });

  it("stops at the provider when the asker stops", async () => {
    fake.reply(textReply("On and on and on", { chunkSize: 4, delay: 100 }));
    const leaving = new AbortController();
    const parts = modelsOver(fake).models.stream({ ...only(model), signal: leaving.signal });
    const reading = (async () => {
      for await (const _part of parts) leaving.abort();
    })();
    await expect(reading).rejects.toMatchObject({ code: "ABORTED", message: "Request was aborted." });
    expect(await fake.requests[0]?.ended).toBe("client left");
  });

  it("stops at the provider when the reader leaves", async () => {
    fake.reply(textReply("On and on and on", { chunkSize: 4, delay: 100 }));
    for await (const _part of modelsOver(fake).models.stream(only(model))) break;
    expect(await fake.requests[0]?.ended).toBe("client left");
  });

  it("is told whom it answers, where its protocol has a place for that", async () => {
    await readAll(modelsOver(fake), { ...only(model), user: "user-7" });
    const { user, metadata } = fake.requests[0]?.body ?? {};
    const isGoogle = model.includes("google");
    expect(user ?? metadata).toEqual(
      model.includes("anthropic") ? { user_id: "user-7" } : isGoogle ? undefined : "user-7",
    );
  });
});

describe("what is sent", () => {
  const bodyOf = async (request: object) => {
    await readAll(modelsOver(fake), { model: "openai/gpt-4.1", prompt: PROMPT, ...request });
    return fake.requests.at(-1)?.body;
  };

  it("has the defaults of the specification, and no cap", async () => {
    expect(await bodyOf({})).toEqual({
      model: "gpt-4.1",
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.1,
      messages: [{ role: "user", content: PROMPT }],
    });
  });

  it.each(["openai/o3", "orchestration/o3-mini", "openai/gpt-6.1-terra", "orchestration/openai:gpt-6-luna"])(
    "has the cap of thinking models, little thinking and no temperature for %s",
    async (model) => {
      const body = await bodyOf({ model, maxTokens: 50, temperature: 0.7 });
      expect(body).toMatchObject({ max_completion_tokens: 50, reasoning_effort: "low" });
      expect(body).not.toHaveProperty("temperature");
      expect(body).not.toHaveProperty("max_tokens");
    },
  );

  it("has little thinking and no temperature for thinking models of other providers", async () => {
    const sonnet = await bodyOf({ model: "orchestration/anthropic:claude-sonnet-5-5", maxTokens: 50 });
    expect(sonnet).toMatchObject({ max_tokens: 50, output_config: { effort: "low" } });
    expect(sonnet).not.toHaveProperty("temperature");
    const flash = await bodyOf({ model: "orchestration/google-genai:gemini-3.8-flash", maxTokens: 50 });
    expect(flash).toMatchObject({
      generationConfig: { maxOutputTokens: 50, thinkingConfig: { thinkingLevel: "low" } },
    });
    expect(flash).not.toHaveProperty("generationConfig.temperature");
  });

  it.each(["anthropic:claude-haiku-4-5", "google-genai:gemini-2.5-flash", "ollama:llama3.2"])(
    "has the temperature, and no word on thinking, for %s",
    async (model) => {
      const body = JSON.stringify(await bodyOf({ model: `orchestration/${model}` }));
      expect(body).toContain('"temperature":0.1');
      expect(body).not.toMatch(/thinking|effort|reasoning/);
    },
  );

  it("has no word on thinking for a chat model of a thinking family", async () => {
    const body = await bodyOf({ model: "openai/gpt-5.3-chat-latest", maxTokens: 50 });
    expect(body).toMatchObject({ max_completion_tokens: 50 });
    expect(body).not.toHaveProperty("reasoning_effort");
    expect(body).not.toHaveProperty("temperature");
  });

  it("has the role that was asked for, where the protocol knows it", async () => {
    expect(await bodyOf({ role: "assistant" })).toMatchObject({ messages: [{ role: "assistant", content: PROMPT }] });
    expect(await bodyOf({ role: "assistant", model: "orchestration/gpt-4o" })).toMatchObject({
      messages: [{ role: "assistant" }],
    });
    expect(await bodyOf({ role: "assistant", model: "orchestration/claude-sonnet-4-5" })).toMatchObject({
      messages: [{ role: "user" }],
    });
  });

  it("goes with the request's own key", async () => {
    await bodyOf({ apiKey: "sk-other" });
    expect(fake.requests.at(-1)?.headers.authorization).toBe("Bearer sk-other");
  });
});

describe("what is counted when the provider doesn't say", () => {
  it("is the model's own tokens for a whole reply", { tags: ["slow"] }, async () => {
    fake.reply(textReply("Hello world", { usage: false }));
    const { end } = await readAll(modelsOver(fake), { model: "openai/gpt-4.1", prompt: "Hello there" });
    expect(end).toEqual({ inputTokens: 2, outputTokens: 2 });
  });
});

describe("what is logged", () => {
  it.each(["openai/gpt-4.1", "orchestration/gpt-4.1"])(
    "names %s, code and status, and what the provider said",
    async (model) => {
      const message = `Incorrect API key provided: ${SECRET}, shortened sk-live-****cdef.`;
      fake.reply(statusReply(401, { "x-request-id": "req-7" }, JSON.stringify({ error: { message } })));
      const service = modelsOver(fake);
      const { error } = await readAll(service, only(model));
      const [fields] = service.logged.flat();
      expect(fields).toMatchObject({ model, code: "AUTHENTICATION", status: 401, cause: { requestId: "req-7" } });
      const seen = JSON.stringify([service.logged, error, error?.message, error?.cause]);
      expect(seen).toContain("Incorrect API key provided: ***, shortened ***.");
      expect(service.logged).toHaveLength(1);
    },
  );

  it("is not the prompt, should the provider repeat it", async () => {
    fake.reply(
      statusReply(400, {}, JSON.stringify({ error: { message: `Can't answer: ${PROMPT.slice(8, 50)} ...` } })),
    );
    const service = modelsOver(fake);
    const { error } = await readAll(service, only("openai/gpt-4.1"));
    expect(JSON.stringify([service.logged, error?.message, error?.cause])).not.toContain("mentors sign");
    expect(JSON.stringify(service.logged)).toContain("withheld");
  });

  it("is nothing when the asker stopped", async () => {
    fake.reply(never);
    const service = modelsOver(fake);
    const { error } = await readAll(service, { ...only("openai/gpt-4.1"), signal: AbortSignal.timeout(50) });
    expect(error?.code).toBe("ABORTED");
    expect(service.logged).toEqual([]);
  });
});

describe("the cache", () => {
  it("keeps a model for each configuration", async () => {
    const { models } = modelsOver(fake);
    await models.complete({ model: "openai/gpt-4.1", prompt: "One" });
    await models.complete({ model: "openai/gpt-4.1", prompt: "Two" });
    await models.complete({ model: "openai/gpt-4.1", prompt: "Three", temperature: 1 });
    expect(models.cache.size).toBe(2);
    expect(models.cache.keys[0]).toBe('{"model":"openai/gpt-4.1","temperature":0.1,"timeout":60000,"maxRetries":2}');
    expect(models.cache.keys.join()).not.toContain(SECRET);
    models.cache.clear();
    expect(models.cache.size).toBe(0);
  });

  it.each(EVERY_WAY)("keeps no model with a key of the caller's own (%s)", async (_way, model) => {
    const { models } = modelsOver(fake);
    await models.complete({ model, prompt: "One", apiKey: "key-of-the-caller" });
    expect(models.cache.size).toBe(0);
    await models.complete({ model, prompt: "Two" });
    await models.complete({ model, prompt: "Three", apiKey: "key-of-the-caller" });
    expect(models.cache.size).toBe(1);
  });

  it("has a limit", { tags: ["slow"] }, async () => {
    const { models } = modelsOver(fake);
    for (let at = 0; at < 120; at += 1) await models.complete({ model: `openai/gpt-${at}`, prompt: "Hi" });
    expect(models.cache.size).toBe(100);
  });
});

it("asks nothing and loads nothing for a request that was stopped before", async () => {
  const { error } = await readAll(modelsOver(fake), { ...only("orchestration/gpt-4.1"), signal: AbortSignal.abort() });
  expect(error?.code).toBe("ABORTED");
  expect(fake.requests).toEqual([]);
});
