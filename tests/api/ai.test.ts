import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { textReply } from "../../scripts/lib/fake-provider/index.ts";
import { type AiSite, BLOCK, CHAT, GENERATE, KEY, linesOf, openAiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";

describe.each(engines)("asking language models on $name", (engine) => {
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine);
  });
  afterEach(() => ai.forget());
  afterAll(() => ai.close());

  const lastBody = () => ai.provider.requests.at(-1)?.body;

  it("answers a prompt with the reply as plain text, piece by piece as it comes", async () => {
    const rest = Promise.withResolvers<void>();
    ai.provider.reply(textReply("One. Two. Three. ", { chunkSize: 5, until: rest.promise }));
    const answer = await ai.send(CHAT, { prompt: "Count" });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    let text = "";
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      if (text.startsWith("One. Two.")) rest.resolve();
    }
    expect(text).toBe("One. Two. Three. ");
  });

  it("asks as the specification says, with the site's own key", async () => {
    await (await ai.send(CHAT, { prompt: "Hello", anything: 1 })).text();
    expect(lastBody()).toEqual({
      model: "gpt-4.1-2025-04-14",
      messages: [{ role: "assistant", content: "Hello" }],
      max_tokens: 2048,
      temperature: 0.7,
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(ai.provider.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("takes model, role, temperature, a cap and the user from the body", async () => {
    const body = { prompt: "Hi", model: "openai/gpt-4o", role: "user", temperature: 0, max_tokens: 9, user: "user-7" };
    await (await ai.send(CHAT, body)).text();
    expect(lastBody()).toMatchObject({
      model: "gpt-4o",
      messages: [{ role: "user" }],
      temperature: 0,
      max_tokens: 9,
      user: "user-7",
    });
  });

  it("sends no cap for 0: the model's own maximum, all of which the budget must have left", async () => {
    await (await ai.send(CHAT, { prompt: "Hi", max_tokens: 0 })).text();
    expect(lastBody()).not.toHaveProperty("max_tokens");
    await ai.settings({ aiBudgetTokens: 128_000 });
    expect((await ai.send(CHAT, { prompt: "Hi", max_tokens: 0 })).status).toBe(429);
    await ai.settings({ aiBudgetTokens: 129_000 });
    expect(await (await ai.send(CHAT, { prompt: "Hi", max_tokens: 0 })).text()).toBe("Hello from the fake provider.");
    await ai.settings({ aiBudgetTokens: null });
  });

  it("answers in one piece when no stream is wanted", async () => {
    ai.provider.reply(textReply("One. Two. Three. ", { chunkSize: 5, delay: 20 }));
    const answer = await ai.send(CHAT, { prompt: "Count", stream: false });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-length": "17",
    });
    expect(await answer.text()).toBe("One. Two. Three. ");
    ai.provider.reply(textReply("One. Two", { end: "length" }));
    const cut = await (await ai.send(CHAT, { prompt: "Count", stream: false })).text();
    expect(cut.split("\u001E")).toEqual(["One. Two\n", expect.stringContaining('"reason":"TOO_LONG"')]);
  });

  it.each([
    [{}, "prompt"],
    [{ prompt: "" }, "prompt"],
    [{ prompt: "x", role: "tool" }, "role"],
    [{ prompt: "x", max_tokens: -1 }, "max_tokens"],
    [{ prompt: "x", temperature: "hot" }, "temperature"],
    [{ prompt: "x", user: "u".repeat(257) }, "user"],
    [{ prompt: "x", stream: "no" }, "stream"],
    [{ prompt: "x", apiKey: "two words" }, "apiKey"],
  ])("refuses %j at its field without asking a model", async (body, field) => {
    const answer = await ai.send(CHAT, body);
    expect([answer.status, (await answer.json()).error]).toMatchObject([422, { code: "INVALID", path: [field] }]);
    expect(ai.provider.requests).toHaveLength(0);
  });

  it("refuses a model of no provider with the specification's text", async () => {
    const answer = await ai.send(CHAT, { prompt: "x", model: "acme/gpt" });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error).toEqual({
      code: "INVALID_MODEL",
      message: "Invalid provider in model: acme/gpt",
    });
  });

  it("refuses an unknown provider and lists the known ones", async () => {
    const answer = await ai.send(CHAT, { prompt: "x", model: "llama3", modelProvider: "nobody" });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error).toEqual({
      code: "INVALID_MODEL",
      message: expect.stringMatching(
        /^Unsupported \{ modelProvider: nobody \}\.\n\nSupported model providers are: openai, anthropic, .*, xai$/,
      ),
    });
    const named = await ai.send(CHAT, { prompt: "x", model: "gpt-4o", modelProvider: "openai" });
    expect([named.status, lastBody()]).toMatchObject([200, { model: "gpt-4o" }]);
  });

  it("answers a task with lines: the text as it comes, then what it took", async () => {
    ai.provider.reply(textReply('{"faq":{}}', { chunkSize: 4, usage: { input: 1000, output: 500 } }));
    const answer = await ai.send(GENERATE, { ...BLOCK, pageId: "home" });
    expect(answer.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    const cost = (1000 * 2 + 500 * 8) / 1_000_000;
    expect(await linesOf(answer)).toEqual([
      { text: '{"fa' },
      { text: 'q":{' },
      { text: "}}" },
      { end: { model: "openai/gpt-4.1-2025-04-14", inputTokens: 1000, outputTokens: 500, cost } },
    ]);
    const { month, items } = await ai.usage();
    expect(month).toMatchObject({ tokens: 1500, cost });
    expect(items).toMatchObject([
      {
        user: "The editor",
        task: "block",
        blockType: "faq",
        blockLabel: "FAQ",
        pageId: "home",
        model: "openai/gpt-4.1-2025-04-14",
        inputTokens: 1000,
        outputTokens: 500,
        cost,
        outcome: "done",
      },
    ]);
  });

  it("tells the model what the settings say of the site", async () => {
    await ai.settings({ siteName: "Lernwerk", audience: "Mentors", tone: "Calm", facts: ["Made in Bern"] });
    await (await ai.send(GENERATE, BLOCK)).text();
    const asked = ai.provider.requests[0]?.texts.join("\n");
    for (const known of ["Lernwerk", "Mentors", "Calm", "Made in Bern", "Reports for mentors"]) {
      expect(asked).toContain(known);
    }
    await ai.settings({ siteName: null, audience: null, tone: null, facts: null });
  });

  /** Creates a post. @returns its id. */
  async function makePost(path: string, title: string, text: string): Promise<string> {
    const metaTags = [
      { name: "title", value: title },
      { name: "article:tag", value: `Tag of ${title}` },
    ];
    const body = { kind: "post", path, title, metaTags, blocks: [{ content: { style: "simple", content: text } }] };
    return (await (await ai.send("/api/pages", body)).json()).id;
  }

  it("drafts a post in the voice of those that are published", async () => {
    const published = await makePost("/blog/one", "First", "Calm words about reports.");
    const own = await makePost("/blog/own", "Own", "The post that is being written.");
    await makePost("/blog/later", "Later", "Only a draft so far.");
    for (const id of [published, own]) await ai.send(`/api/pages/${id}/publish`, {});
    const task = { task: "post", context: "Three ideas", length: "short", pageId: own, language: "en" };
    await linesOf(await ai.send(GENERATE, task));
    const asked = ai.provider.requests[0]?.texts.join("\n") ?? "";
    for (const known of ["Three ideas", "First\nCalm words about reports.", "Tag of First", "200 to 350 words"]) {
      expect(asked).toContain(known);
    }
    expect(asked).not.toMatch(/being written|Only a draft|Tag of Later/);
    await linesOf(await ai.send(GENERATE, { ...task, language: "es" }));
    expect((await ai.usage()).items.map(({ task: name }: { task: string }) => name)).toEqual(["post", "post"]);
  });

  it.each([
    ["post", { task: "post", context: "Three ideas" }],
    ["suggest", { task: "suggest", field: "title", text: "All of the page" }],
  ])(
    "asks within the budget, for those who may ask, and only with something to write from: %s",
    async (_name, task) => {
      expect((await ai.send(GENERATE, task, {}, "member")).status).toBe(403);
      expect((await ai.send(GENERATE, { ...task, context: " ", text: " " })).status).toBe(422);
      await ai.settings({ aiBudgetTokens: 500 });
      const refused = await ai.send(GENERATE, task);
      expect([refused.status, (await refused.json()).error.code]).toEqual([429, "BUDGET_SPENT"]);
      await ai.settings({ aiBudgetTokens: null });
      expect(ai.provider.requests).toHaveLength(0);
      expect((await ai.send(GENERATE, task)).status).toBe(200);
    },
  );

  it("says what can be asked and what this month has taken", async () => {
    await ai.settings({ aiBudgetTokens: 2_000_000, aiBudgetCost: 12.5 });
    const told = await (await ai.send("/api/ai")).json();
    expect(told).toMatchObject({
      configured: true,
      defaultModel: "openai/gpt-4.1-2025-04-14",
      budget: { tokens: 0, cost: 0, budgetTokens: 2_000_000, budgetCost: 12.5 },
    });
    expect(told.models).toContainEqual({ name: "openai/o4-mini", label: "o4-mini", provider: "openai" });
    expect(JSON.stringify(told)).not.toContain(KEY);
    await ai.settings({ aiBudgetTokens: null, aiBudgetCost: null });
  });

  it("logs nothing about a default model that exists", () => {
    expect(ai.logged.join("")).not.toMatch(/no longer offered|AI is not set up/);
  });

  it("keeps no word of prompts and replies, and no key, in the database or the log", async () => {
    ai.provider.reply(textReply("the-secret-reply"));
    await (await ai.send(CHAT, { prompt: "the-secret-prompt" })).text();
    await (await ai.send(GENERATE, { ...BLOCK, context: "the-secret-prompt" })).text();
    ai.provider.reply({
      kind: "status",
      status: 400,
      headers: {},
      body: `{"error":{"message":"the-secret-prompt ${KEY}"}}`,
    });
    await (await ai.send(CHAT, { prompt: "the-secret-prompt" })).text();
    await ai.usage();
    const { db } = ai.site.services.database;
    const stored = await db.selectFrom("ai_calls").selectAll().execute();
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toMatch(/the-secret|sk-the-key/);
    expect(ai.logged.length).toBeGreaterThan(3);
    expect(ai.logged.join("")).not.toMatch(/the-secret|sk-the-key/);
  });

  it("asks no model for people without the permission or from other sites", async () => {
    const member = await ai.send(CHAT, { prompt: "x" }, {}, "member");
    const foreign = await ai.send(CHAT, { prompt: "x" }, { headers: { "sec-fetch-site": "cross-site" } });
    const nobody = await ai.send(CHAT, { prompt: "x" }, { headers: { cookie: "" } });
    expect([member.status, foreign.status, nobody.status]).toEqual([403, 403, 401]);
    expect(ai.provider.requests).toHaveLength(0);
  });
});
