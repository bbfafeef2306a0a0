import { describe, expect, it as base } from "vitest";
import { startFakeProvider, statusReply, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { ModelError } from "#ai/server";
import { EVERY_WAY, modelsOver, readAll } from "../ai-models.ts";

/** Tests wait for most of their time: each has its own provider, so that they wait in parallel. */
const it = base.extend<{ fake: FakeProvider }>({
  fake: async ({ onTestFinished }, use) => {
    const fake = await startFakeProvider();
    onTestFinished(() => fake.stop());
    await use(fake);
  },
});

const SOON = { "retry-after-ms": "5" };
const PROMPT = "Write a headline.";

describe.concurrent.each(EVERY_WAY)("a model that is asked %s", (_way, model) => {
  it("is asked three times in all, whatever fails, and never more", { tags: ["slow"] }, async ({ fake }) => {
    fake.queue(statusReply(500, SOON), statusReply(429, SOON));
    const { texts } = await readAll(modelsOver(fake), { model, prompt: PROMPT });
    expect(texts.join("")).toBe("Hello from the fake provider.");
    expect(fake.requests).toHaveLength(3);
    fake.reset();
    fake.reply(statusReply(503, SOON));
    const { error } = await readAll(modelsOver(fake), { model, prompt: PROMPT });
    expect(error?.code).toBe("PROVIDER");
    expect(fake.requests).toHaveLength(3);
  });

  it.for([408, 409, 429, 500, 503])("is asked again after %d", async (status, { fake }) => {
    fake.queue(statusReply(status, SOON));
    await readAll(modelsOver(fake), { model, prompt: PROMPT });
    expect(fake.requests).toHaveLength(2);
  });

  it.for([400, 401, 403, 404, 422])("is asked once after %d, which refuses the request", async (status, { fake }) => {
    fake.reply(statusReply(status));
    await readAll(modelsOver(fake), { model, prompt: PROMPT });
    expect(fake.requests).toHaveLength(1);
  });

  it.for([
    [402, "Insufficient credits", null],
    [429, "You exceeded your current quota", "insufficient_quota"],
    [400, "Your credit balance is too low to access the API", null],
  ] as const)("is asked once after %d where the account has no credit, and says so", async (refused, { fake }) => {
    const [status, message, code] = refused;
    fake.reply(statusReply(status, {}, JSON.stringify({ error: { message, code } })));
    const replySchema = { name: "hero", schema: { type: "object" } };
    const { error } = await readAll(modelsOver(fake), { model, prompt: PROMPT, replySchema });
    expect(error).toMatchObject({ code: "NO_CREDIT", message: expect.stringContaining("no credit left") });
    expect(fake.requests).toHaveLength(1);
  });

  it("is retried, or not, as the provider says", { tags: ["slow"] }, async ({ fake }) => {
    fake.queue(statusReply(400, { "x-should-retry": "true", ...SOON }));
    const { texts } = await readAll(modelsOver(fake), { model, prompt: PROMPT });
    expect(texts.join("")).toBe("Hello from the fake provider.");
    expect(fake.requests).toHaveLength(2);
    fake.reset();
    fake.reply(statusReply(500, { "x-should-retry": "false" }));
    const { error } = await readAll(modelsOver(fake), { model, prompt: PROMPT });
    expect(error?.status).toBe(500);
    expect(fake.requests).toHaveLength(1);
  });

  const timeAfter = async (fake: FakeProvider, headers: Record<string, string>) => {
    fake.queue(statusReply(409, headers));
    const start = performance.now();
    const { end } = await readAll(modelsOver(fake), { model, prompt: PROMPT });
    expect(end).toBeDefined();
    return performance.now() - start;
  };

  it("waits as long as the provider asks, below a minute", { tags: ["slow"] }, async ({ fake }) => {
    expect(await timeAfter(fake, { "retry-after": "0.9" })).toBeGreaterThan(850);
  });

  it.for<Record<string, string>>([{ "retry-after": "60" }, { "retry-after-ms": "60000" }, { "retry-after": "-1" }, {}])(
    "waits half a second, and up to a quarter less, after %j",
    { tags: ["slow"] },
    async (headers, { fake }) => {
      const waited = await timeAfter(fake, headers);
      expect(waited).toBeGreaterThan(370);
      expect(waited).toBeLessThan(30_000);
    },
  );

  it("doesn't wait for its next attempt when the asker stops", async ({ fake }) => {
    fake.reply(statusReply(500, { "retry-after": "30" }));
    const late = new ModelError("TIMEOUT", "The model took too long");
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(late), 100);
    const { error } = await readAll(modelsOver(fake), { model, prompt: PROMPT, signal: leaving.signal });
    expect(error).toBe(late);
    expect(fake.requests.length).toBeLessThan(2);
  });
});
