import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { statusReply } from "../../scripts/lib/fake-provider/index.ts";
import { type AiSite, BLOCK, GENERATE, linesOf, openAiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";

const event = (more: object) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", ...more })}\n\n`;
const HI =
  event({ choices: [{ index: 0, delta: { content: "Hi" }, finish_reason: null }] }) +
  event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });

describe.each(engines)("the usage that another server of the protocol reports, on $name", (engine) => {
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine);
  });
  afterEach(() => ai.forget());
  afterAll(() => ai.close());

  it.each([
    ["without the reply's tokens", { choices: [], usage: { prompt_tokens: 5, total_tokens: 9 } }],
    ["as null", { choices: [], usage: { prompt_tokens: 5, completion_tokens: null } }],
    ["as text", { choices: [], usage: { prompt_tokens: "5", completion_tokens: "7" } }],
    ["below zero", { choices: [], usage: { prompt_tokens: -500_000, completion_tokens: 1 } }],
    ["in a chunk without choices", { usage: { prompt_tokens: 5, completion_tokens: 7 } }],
  ])("%s is counted or estimated, and the reply complete", async (_how, last) => {
    const body = `${HI}${event(last)}data: [DONE]\n\n`;
    ai.provider.reply(statusReply(200, { "Content-Type": "text/event-stream" }, body));
    const lines = await linesOf(await ai.send(GENERATE, BLOCK));
    expect(lines).toMatchObject([
      { text: "Hi" },
      { end: { inputTokens: expect.any(Number), outputTokens: expect.any(Number) } },
    ]);
    const { month, items } = await ai.usage();
    expect(items[0]).toMatchObject({ outcome: "done" });
    expect(month.tokens).toBe(items[0].inputTokens + items[0].outputTokens);
    expect(month.tokens).toBeGreaterThan(0);
  });
});
