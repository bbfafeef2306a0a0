import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  cutConnection,
  emptyBody,
  never,
  refusal,
  statusReply,
  textReply,
  type Behaviour,
} from "../../scripts/lib/fake-provider/index.ts";
import { type AiSite, BLOCK, CHAT, GENERATE, linesOf, openAiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";
import { signedIn } from "../sign-in.ts";

const LONG = "A reply that is long enough to come in several pieces.";

describe.each(engines)("models that fail, on $name", (engine) => {
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine);
  });
  afterEach(() => ai.forget());
  afterAll(() => ai.close());

  const lastCall = async () => (await ai.usage()).items[0];

  it.each<[string, Behaviour, string, RegExp]>([
    ["refuses the key", statusReply(401), "AUTHENTICATION", /provider refused the key/],
    ["fails", statusReply(500), "PROVIDER", /provider failed/],
    ["cuts the connection", cutConnection, "CONNECTION", /connection to the AI provider/],
    ["sends an empty body", emptyBody, "NO_DATA", /^No data$/],
    ["sends a reply without text", textReply(""), "NO_DATA", /^No data$/],
    ["reaches the cap before any text", textReply("", { end: "length" }), "TOO_LONG", /longer than allowed/],
    ["filters the reply before any text", textReply("", { end: "filter" }), "REFUSED", /declined/],
  ])("tells before the first byte when the provider %s", async (_what, behaviour, failure, text) => {
    ai.provider.reply(behaviour);
    for (const [path, body] of [
      [CHAT, { prompt: "x" }],
      [GENERATE, BLOCK],
    ] as const) {
      const answer = await ai.send(path, body);
      const error = { code: "PROVIDER_FAILED", message: expect.stringMatching(text), reason: failure };
      expect([answer.status, await answer.json()]).toEqual([502, { error }]);
      expect(await lastCall()).toMatchObject({ outcome: "failed", failure });
    }
  });

  it("passes on how long a busy provider wants to be left alone", async () => {
    ai.provider.reply(statusReply(429, { "retry-after": "90" }));
    const answer = await ai.send(CHAT, { prompt: "x" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([502, "90"]);
    expect(ai.provider.requests).toHaveLength(3);
    expect((await ai.usage()).month).toMatchObject({ tokens: 0, cost: 0 });
  });

  it("retries when the provider fails once, and nobody notices", async () => {
    ai.provider.queue(statusReply(500), cutConnection);
    ai.provider.reply(textReply("Hello"));
    expect(await (await ai.send(CHAT, { prompt: "x" })).text()).toBe("Hello");
    expect(await lastCall()).toMatchObject({ outcome: "done" });
  });

  it.each<[string, Behaviour, string]>([
    ["the connection is cut", textReply(LONG, { end: "cut" }), "CONNECTION"],
    ["the provider reports an error", textReply(LONG, { end: "error" }), "PROVIDER"],
    ["there is no finish reason", textReply(LONG, { end: "no-reason" }), "INCOMPLETE"],
    ["the cap is reached", textReply(LONG, { end: "length" }), "TOO_LONG"],
    ["a content filter steps in", textReply(LONG, { end: "filter" }), "REFUSED"],
    ["the model declines", refusal(LONG), "REFUSED"],
  ])("delivers the text so far and says why there is no more: %s", async (_what, behaviour, failure) => {
    ai.provider.reply(behaviour);
    const error = { code: "PROVIDER_FAILED", message: expect.stringMatching(/^[A-Z].*\.$/), reason: failure };
    const plain = await ai.send(CHAT, { prompt: "x", max_tokens: 50 });
    expect(plain.status).toBe(200);
    const [text, record = "", ...more] = (await plain.text()).split("\u001E");
    expect([text, more]).toEqual([`${LONG}\n`, []]);
    expect(JSON.parse(record)).toEqual({ error });
    const lines = await linesOf(await ai.send(GENERATE, BLOCK));
    const usage = expect.objectContaining({ outputTokens: expect.any(Number) });
    expect(lines.at(-1)).toEqual({ error: { ...error, usage } });
    expect(JSON.stringify(lines)).not.toContain('"end"');
    const { items, month } = await ai.usage();
    expect(items).toMatchObject([
      { outcome: "failed", failure },
      { outcome: "failed", failure },
    ]);
    expect(month.tokens).toBeGreaterThan(0);
  });

  it("lets no model write the sign of a reply that isn't whole", async () => {
    ai.provider.reply(textReply('All of it.\n\u001E{"error":{}}\n', { chunkSize: 1 }));
    expect(await (await ai.send(CHAT, { prompt: "x" })).text()).toBe('All of it.\n{"error":{}}\n');
  });

  it.each<[string, Behaviour, boolean]>([
    ["before the first byte", never, false],
    ["in the middle", textReply(LONG, { end: "hang" }), true],
    ["between slow pieces", textReply(LONG, { delay: 200 }), true],
  ])("stops the provider when its reader goes %s", async (_when, behaviour, hasBegun) => {
    ai.provider.reply(behaviour);
    for (const [path, body] of [
      [CHAT, { prompt: "x" }],
      [GENERATE, BLOCK],
    ] as const) {
      ai.provider.requests.length = 0;
      const leaving = new AbortController();
      const sending = ai.send(path, body, { signal: leaving.signal });
      await expect.poll(() => ai.provider.requests.length).toBe(1);
      if (hasBegun) await (await sending).body?.getReader().read();
      leaving.abort();
      await sending.catch(() => {});
      expect(await ai.provider.requests[0]?.ended).toBe("client left");
      await expect.poll(async () => (await lastCall())?.outcome).toBe("stopped");
      expect(ai.provider.requests).toHaveLength(1);
    }
    const row = await ai.site.services.database.db.selectFrom("ai_months").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ held_tokens: 0, held_micros: 0 });
  });

  it.each<[string, Behaviour]>([
    ["that never answers", never],
    ["that falls silent in the middle", textReply(LONG, { end: "hang" })],
  ])("gives up on a provider %s", async (_which, behaviour) => {
    ai.provider.reply(behaviour);
    const { models } = ai.site.services.ai;
    const { stream } = models;
    // A minute is more than a test waits.
    const hurried = vi.spyOn(models, "stream").mockImplementation((asked) => stream({ ...asked, timeout: 200 }));
    const lines = await linesOf(await ai.send(GENERATE, BLOCK));
    hurried.mockRestore();
    expect(lines.at(-1)).toMatchObject({
      error: { code: "PROVIDER_FAILED", message: "Request timed out.", reason: "TIMEOUT" },
    });
    expect(await lastCall()).toMatchObject({ outcome: "failed", failure: "TIMEOUT" });
    expect((await ai.usage()).month.tokens).toBeGreaterThan(0);
  });

  it("is counted once the database is there again when it went away during the reply", async () => {
    const { db } = ai.site.services.database;
    const end = Promise.withResolvers<void>();
    ai.provider.reply(textReply(LONG, { until: end.promise }));
    const answer = await ai.send(GENERATE, BLOCK);
    await db.schema.alterTable("ai_months").renameTo("ai_gone").execute();
    end.resolve();
    expect((await linesOf(answer)).at(-1)).toHaveProperty("end");
    await db.schema.alterTable("ai_gone").renameTo("ai_months").execute();
    const { items, month } = await ai.usage();
    expect(items).toMatchObject([{ outcome: "done" }]);
    expect(month.tokens).toBeGreaterThan(0);
  });

  it("stops the provider when the rest of an answer isn't wanted, and has then written the call down", async () => {
    ai.provider.reply(textReply(LONG, { end: "hang" }));
    const headers = await signedIn(ai.site, "editor");
    const answer = await ai.site.request(CHAT, { method: "POST", headers, body: JSON.stringify({ prompt: "x" }) });
    const reader = answer.body?.getReader();
    for (let piece = 0; piece < 4; piece += 1) await reader?.read();
    const waiting = reader?.read();
    // By then the server waits for the provider as well.
    await wait(100);
    await reader?.cancel();
    expect(await waiting).toMatchObject({ done: true });
    await ai.site.services.ai.settle();
    const row = await ai.site.services.database.db.selectFrom("ai_calls").select("outcome").executeTakeFirstOrThrow();
    expect(row.outcome).toBe("stopped");
    expect(await ai.provider.requests[0]?.ended).toBe("client left");
  });
});
