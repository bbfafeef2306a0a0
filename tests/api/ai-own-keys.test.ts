import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { textReply } from "../../scripts/lib/fake-provider/index.ts";
import { type AiSite, CHAT, openAiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";

describe.each(engines)("keys of callers on $name", (engine) => {
  const OWN = "sk-of-the-caller-0123456789";
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine, (url) => ({ OPENAI_API_KEY: "", ANTHROPIC_BASE_URL: url }));
  });
  afterEach(async () => {
    await ai.settings({ aiOwnKeys: null, aiBudgetTokens: null });
    await ai.forget();
  });
  afterAll(() => ai.close());

  const ask = (more: object = {}) => ai.send(CHAT, { prompt: "x", model: "openai/gpt-4.1", apiKey: OWN, ...more });

  it("are refused until an administrator allows them, without asking a model", async () => {
    const answer = await ask();
    expect([answer.status, (await answer.json()).error]).toMatchObject([403, { code: "FORBIDDEN", path: ["apiKey"] }]);
    expect(ai.provider.requests).toHaveLength(0);
    const changed = await ai.send("/api/settings", { aiOwnKeys: true }, { method: "PATCH" }, "editor");
    expect(changed.status).toBe(403);
  });

  it.each([
    ["openai/gpt-4.1", "authorization", `Bearer ${OWN}`],
    ["orchestration/gpt-4.1", "authorization", `Bearer ${OWN}`],
    ["orchestration/anthropic:claude-haiku-5-5", "x-api-key", OWN],
  ])("are used for their one call of %s, on a site without a key too", async (model, header, value) => {
    await ai.settings({ aiOwnKeys: true });
    expect(await (await ask({ model })).text()).toBe("Hello from the fake provider.");
    expect(ai.provider.requests[0]?.headers[header]).toBe(value);
    expect((await ask({ model, apiKey: "" })).status).toBe(503);
    expect((await ask({ model, apiKey: undefined })).status).toBe(503);
    expect(ai.provider.requests).toHaveLength(1);
  });

  it("need the name of a model where the site has none", async () => {
    await ai.settings({ aiOwnKeys: true });
    const answer = await ask({ model: undefined });
    expect([answer.status, (await answer.json()).error]).toMatchObject([422, { code: "INVALID", path: ["model"] }]);
  });

  it("take nothing of the budget; the list has their calls", async () => {
    await ai.settings({ aiOwnKeys: true, aiBudgetTokens: 0 });
    ai.provider.reply(textReply("Hi", { usage: { input: 10, output: 20 } }));
    await (await ask()).text();
    const { month, items } = await ai.usage();
    expect(month).toMatchObject({ tokens: 0, cost: 0 });
    expect(items).toMatchObject([{ task: "prompt", inputTokens: 10, outputTokens: 20, outcome: "done" }]);
    expect(items[0]).not.toHaveProperty("cost");
  });

  it.each(["openai/gpt-4.1", "orchestration/gpt-4.1", "orchestration/anthropic:claude-haiku-5-5"])(
    "leave no trace in answers, the log, the database or the cache of models (%s)",
    async (model) => {
      await ai.settings({ aiOwnKeys: true });
      const echo = JSON.stringify({ error: { message: `Incorrect API key provided: ${OWN}` } });
      const seen = [await (await ask({ model })).text()];
      ai.provider.reply({ kind: "status", status: 401, headers: {}, body: echo });
      seen.push(await (await ask({ model })).text(), JSON.stringify(await ai.usage()));
      seen.push(await (await ask({ model, apiKey: `${OWN} ` })).text());
      const { database, ai: service } = ai.site.services;
      for (const table of ["ai_calls", "settings"] as const) {
        seen.push(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()));
      }
      expect(service.models.cache.size).toBe(0);
      expect([...seen, ...ai.logged].join("\n")).not.toContain(OWN.slice(3, 20));
    },
  );
});
