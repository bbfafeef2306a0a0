import { createServer } from "node:net";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { textReply } from "../../scripts/lib/fake-provider/index.ts";
import { type AiSite, CHAT, GENERATE, openAiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";

describe.each(engines)("what models may be asked and cost, on $name", (engine) => {
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine, (url) => ({
      GEMINI_API_KEY: "key-of-google",
      GOOGLE_GENERATIVE_AI_BASE_URL: url,
      OLLAMA_BASE_URL: url,
    }));
  });
  afterEach(async () => {
    await ai.settings({ aiBudgetTokens: null, aiBudgetCost: null });
    await ai.forget();
  });
  afterAll(() => ai.close());

  const ask = (most = 1000, model?: string) => ai.send(CHAT, { prompt: "x", max_tokens: most, model });
  const many = (count: number) => Promise.all(Array.from({ length: count }, () => ask()));

  it.each([
    ["tokens", { aiBudgetTokens: 5100 }, { budgetTokens: 5100 }],
    ["money", { aiBudgetCost: 0.0405 }, { budgetCost: 0.0405 }],
  ])("lets 20 calls at once take no more than a budget of %s", async (_what, values, budget) => {
    expect(await ai.settings(values)).toBe(200);
    ai.provider.reply(textReply("Hello", { delay: 800, chunkSize: 1, usage: { input: 1, output: 1000 } }));
    const answers = await many(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(ai.provider.requests).toHaveLength(5);
    for (const answer of refused) {
      expect(answer.headers.get("retry-after")).toBe("10");
      expect((await answer.json()).error).toMatchObject({ code: "BUDGET_SPENT" });
    }
    for (const { status, body } of answers) if (status === 200) await new Response(body).text();
    const { month, items } = await ai.usage();
    expect(month).toMatchObject({ tokens: 5005, cost: 0.04001, ...budget });
    expect(items).toHaveLength(5);
    const late = await ask();
    expect([late.status, (await late.json()).error.message]).toEqual([
      429,
      expect.stringContaining("AI budget is used up. It starts again next month"),
    ]);
    expect(Number(late.headers.get("retry-after"))).toBeLessThanOrEqual(31 * 86_400);
    await ai.settings({ aiBudgetTokens: 1_000_000, aiBudgetCost: 100 });
    expect((await ask()).status).toBe(200);
  });

  it("gives back what a call didn't need", async () => {
    await ai.settings({ aiBudgetTokens: 3000 });
    ai.provider.reply(textReply("Hi", { usage: { input: 10, output: 10 } }));
    for (let call = 0; call < 5; call += 1) expect(await (await ask(2500)).text()).toBe("Hi");
    expect((await ai.usage()).month.tokens).toBe(100);
  });

  it("lets one user ask 120 times in ten minutes, others as often", async () => {
    const statuses = new Map<number, number>();
    for (const answer of await many(123)) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const text = await answer.text();
      if (answer.status !== 429) continue;
      expect(JSON.parse(text).error.code).toBe("RATE_LIMITED");
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
    }
    expect(statuses).toEqual(
      new Map([
        [200, 120],
        [429, 3],
      ]),
    );
    expect((await ai.send(CHAT, { prompt: "x" }, {}, "admin")).status).toBe(200);
  });

  it("sends a picture of the library small and inside the prompt", async () => {
    const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#0d5a52" } })
      .png()
      .toBuffer();
    const uploaded = await ai.send("/api/media?name=green.png", undefined, {
      method: "POST",
      body: new Uint8Array(picture),
    });
    const { url } = await uploaded.json();
    for (const image of [url, `https://example.org${url}`]) {
      const answer = await ai.send(GENERATE, { task: "alt", image, near: "Our garden" });
      expect(answer.status).toBe(200);
      await answer.text();
      const sent = /"url":"data:image\/webp;base64,([^"]+)"/.exec(JSON.stringify(ai.provider.requests.at(-1)?.body));
      const { format, width, height } = await sharp(Buffer.from(sent?.[1] ?? "", "base64")).metadata();
      expect([format, width, height]).toEqual(["webp", 512, 384]);
    }
    expect((await ai.usage()).items[0]).toMatchObject({ task: "alt", outcome: "done" });
  });

  it("passes the address of another site's picture on and never opens it", async () => {
    let opened = 0;
    const trap = createServer((socket) => {
      opened += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => trap.listen(0, "127.0.0.1", resolve));
    const address = trap.address();
    const image = `https://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/a.png?b=c`;
    for (const model of [
      "openai/gpt-4o",
      "orchestration/google-genai:gemini-2.5-flash",
      "orchestration/ollama:llava",
    ]) {
      await (await ai.send(GENERATE, { task: "alt", image, model })).text();
      expect(JSON.stringify(ai.provider.requests.at(-1)?.body)).toContain(image);
    }
    expect(ai.provider.requests.map(({ protocol }) => protocol)).toEqual([
      "chat-completions",
      "google",
      "chat-completions",
    ]);
    expect(opened).toBe(0);
    await new Promise((resolve) => trap.close(resolve));
  });

  it.each([
    "http://example.net/a.png",
    "//example.net/a.png",
    "data:image/png;base64,AAAA",
    "file:///etc/passwd",
    "https://user:password@example.net/a.png",
    "/images/a.png",
    "/media/../blockwright.db",
    `/media/${"0".repeat(64)}.png`,
    `/media/${"0".repeat(64)}.svg`,
    "javascript:alert(1)",
  ])("refuses the picture %s without asking a model", async (image) => {
    const answer = await ai.send(GENERATE, { task: "alt", image });
    expect([answer.status, (await answer.json()).error]).toMatchObject([422, { code: "INVALID", path: ["image"] }]);
    expect(ai.provider.requests).toHaveLength(0);
  });

  it("refuses tasks that are none, and blocks that no model writes", async () => {
    const refused = async (body: unknown) => {
      const answer = await ai.send(GENERATE, body);
      return [answer.status, (await answer.json()).error];
    };
    expect(await refused({ task: "paint" })).toMatchObject([422, { code: "INVALID", path: ["task"] }]);
    expect(await refused({ task: "block", type: "faq" })).toMatchObject([422, { code: "INVALID", path: ["context"] }]);
    expect(await refused({ task: "block", type: "none", context: "x" })).toEqual([
      422,
      { code: "UNSUPPORTED", message: "Block not supported" },
    ]);
    expect((await ai.send(GENERATE, { task: "plan", context: "x".repeat(600_000) })).status).toBe(413);
    expect(ai.provider.requests).toHaveLength(0);
  });

  it.each([
    [{ aiBudgetTokens: -1 }, "aiBudgetTokens"],
    [{ aiBudgetTokens: 1.5 }, "aiBudgetTokens"],
    [{ aiBudgetTokens: "many" }, "aiBudgetTokens"],
    [{ aiBudgetCost: "12,50" }, "aiBudgetCost"],
    [{ aiBudgetCost: 1e9 }, "aiBudgetCost"],
  ])("refuses the budget %j at its field", async (values, field) => {
    const answer = await ai.send("/api/settings", values, { method: "PATCH" }, "admin");
    expect([answer.status, (await answer.json()).error]).toMatchObject([422, { code: "INVALID", path: [field] }]);
  });
});
