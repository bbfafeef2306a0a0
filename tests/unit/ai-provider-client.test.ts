import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeOpenAiClient } from "../../src/ai/models/openai-client.server.ts";
import {
  never,
  startFakeProvider,
  statusReply,
  textReply,
  type FakeProvider,
} from "../../scripts/lib/fake-provider/index.ts";

/** What the product relies on in the provider client (spec 7, 8, 9): a newer version has to keep all of it. */
let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const QUESTION = { model: "gpt-4.1", messages: [{ role: "user" as const, content: "Hello" }] };

function client(timeout = 5000) {
  return makeOpenAiClient({ apiKey: "sk-test", baseURL: fake.url, timeout });
}

const ask = (timeout?: number) => client(timeout).chat.completions.create(QUESTION);

it.each([400, 408, 429, 500])("asks once, whatever the answer: %d", async (status) => {
  fake.reply(statusReply(status, { "x-should-retry": "true" }));
  await expect(ask()).rejects.toMatchObject({ status });
  expect(fake.requests).toHaveLength(1);
});

describe("time and leaving", () => {
  it("gives up on an answer that never begins", async () => {
    fake.reply(never);
    await expect(ask(60)).rejects.toThrow("Request timed out.");
  });

  it("has no time limit once a stream has begun", { tags: ["slow"] }, async () => {
    fake.reply(textReply("slow but steady", { chunkSize: 5, delay: 150 }));
    const stream = await client(100).chat.completions.create({ ...QUESTION, stream: true });
    const chunks = await Array.fromAsync(stream);
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("")).toBe("slow but steady");
  });

  it("stops the call when its signal says so", async () => {
    fake.reply(never);
    const leaving = new AbortController();
    const answer = client().chat.completions.create(QUESTION, { signal: leaving.signal });
    await expect.poll(() => fake.requests).toHaveLength(1);
    leaving.abort();
    await expect(answer).rejects.toThrow("Request was aborted.");
    expect(await fake.requests[0]?.ended).toBe("client left");
  });

  it("ends a stream that is stopped like one that is finished", async () => {
    fake.reply(textReply("never to the end", { chunkSize: 4, delay: 60 }));
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const stream = await client().chat.completions.create({ ...QUESTION, stream: true }, options);
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content) leaving.abort();
    expect(await fake.requests[0]?.ended).toBe("client left");
  });
});

describe("what it refuses", () => {
  it("works with no key", () => {
    vi.stubEnv("OPENAI_API_KEY", undefined);
    expect(() => makeOpenAiClient({ apiKey: "", timeout: 1 })).toThrow(/apiKey/);
    vi.unstubAllEnvs();
  });

  it("works in no browser", () => {
    vi.stubGlobal("window", { document: {} });
    expect(client).toThrow(/browser-like environment/);
    vi.unstubAllGlobals();
  });
});

it("asks OpenAI itself unless another server is named, whatever the process's own variables say", () => {
  vi.stubEnv("OPENAI_BASE_URL", "http://elsewhere.example");
  expect(makeOpenAiClient({ apiKey: "sk-test", timeout: 1 }).baseURL).toBe("https://api.openai.com/v1");
  vi.unstubAllEnvs();
});
