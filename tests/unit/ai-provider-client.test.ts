import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeOpenAiClient } from "../../src/ai/models/openai-client.server.ts";
import {
  cutConnection,
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
const SOON = { "retry-after-ms": "5" };

function client(options: { maxRetries?: number; timeout?: number } = {}) {
  return makeOpenAiClient({ apiKey: "sk-test", baseURL: fake.url, timeout: 5000, maxRetries: 2, ...options });
}

const ask = (options?: Parameters<typeof client>[0]) => client(options).chat.completions.create(QUESTION);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe("attempts", () => {
  it.each([408, 409, 429, 500, 503])("asks again after %d, twice", async (status) => {
    fake.queue(statusReply(status, SOON), statusReply(status, SOON));
    expect((await ask()).choices[0]?.message.content).toBe("Hello from the fake provider.");
    expect(fake.requests).toHaveLength(3);
  });

  it("gives up with the last answer's status", async () => {
    fake.reply(statusReply(503, SOON));
    await expect(ask()).rejects.toMatchObject({ status: 503 });
    expect(fake.requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 422])("asks once when the answer is %d", async (status) => {
    fake.reply(statusReply(status));
    await expect(ask()).rejects.toMatchObject({ status });
    expect(fake.requests).toHaveLength(1);
  });

  it("asks again after a lost connection", async () => {
    fake.queue(cutConnection);
    await ask();
    expect(fake.requests).toHaveLength(2);
  });

  it("obeys the server's word on asking again", async () => {
    fake.queue(statusReply(400, { "x-should-retry": "true", ...SOON }));
    await ask();
    expect(fake.requests).toHaveLength(2);
    fake.reset();
    fake.reply(statusReply(500, { "x-should-retry": "false" }));
    await expect(ask()).rejects.toMatchObject({ status: 500 });
    expect(fake.requests).toHaveLength(1);
  });

  it("waits as long as the server asks, below a minute", async () => {
    fake.queue(statusReply(429, { "retry-after": "0.9" }));
    expect(await timeOf(ask)).toBeGreaterThan(850);
  });

  it("waits half a second, and up to a quarter less, when the server asks for more than a minute or for nothing", async () => {
    fake.queue(statusReply(429, { "retry-after": "61" }));
    expect(await timeOf(ask)).toBeGreaterThan(370);
    fake.queue(statusReply(500));
    expect(await timeOf(ask)).toBeGreaterThan(370);
    expect(fake.requests).toHaveLength(4);
  });
});

describe("time and leaving", () => {
  it("gives up on an answer that never begins, attempt by attempt", async () => {
    fake.reply(never);
    await expect(ask({ timeout: 60, maxRetries: 1 })).rejects.toThrow("Request timed out.");
    expect(fake.requests).toHaveLength(2);
  });

  it("has no limit of its own once a stream has begun", async () => {
    fake.reply(textReply("slow but steady", { chunkSize: 5, delay: 150 }));
    const stream = await client({ timeout: 100, maxRetries: 0 }).chat.completions.create({ ...QUESTION, stream: true });
    const chunks = await Array.fromAsync(stream);
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("")).toBe("slow but steady");
  });

  it("stops the call when its signal says so", async () => {
    fake.reply(never);
    const leaving = new AbortController();
    const answer = client().chat.completions.create(QUESTION, { signal: leaving.signal });
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
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
    expect(() => makeOpenAiClient({ apiKey: "", timeout: 1, maxRetries: 0 })).toThrow(/apiKey/);
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
  expect(makeOpenAiClient({ apiKey: "sk-test", timeout: 1, maxRetries: 0 }).baseURL).toBe("https://api.openai.com/v1");
  vi.unstubAllEnvs();
});
