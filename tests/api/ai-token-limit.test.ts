import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AiSite, CHAT, openAiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";

describe.each(engines)("the most tokens, on $name", (engine) => {
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine);
  });
  afterAll(() => ai.close());

  it("are a number that can be counted: no call makes later ones impossible", async () => {
    await (await ai.send(CHAT, { prompt: "x", max_tokens: Number.MAX_SAFE_INTEGER })).text();
    await ai.site.services.ai.settle();
    expect((await ai.send("/api/ai/usage")).status).toBe(200);
    const { db } = ai.site.services.database;
    const past = "2020-01-01T00:00:00.000Z";
    await db.updateTable("ai_calls").set({ held_until: past }).where("held_until", "is not", null).execute();
    expect((await ai.send(CHAT, { prompt: "x" })).status).toBe(200);
    const answer = await ai.send(CHAT, { prompt: "x", max_tokens: 1_000_001 });
    expect([answer.status, (await answer.json()).error]).toMatchObject([
      422,
      { code: "INVALID", path: ["max_tokens"] },
    ]);
  });
});
