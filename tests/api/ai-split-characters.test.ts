import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { statusReply } from "../../scripts/lib/fake-provider/index.ts";
import { type AiSite, BLOCK, CHAT, GENERATE, linesOf, openAiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";

/** A provider's stream of texts; its JSON holds half a character as an escape. */
function streamOf(...texts: string[]): string {
  const event = (delta: object, finish_reason: string | null) => {
    const chunk = { id: "c", object: "chat.completion.chunk", created: 1, model: "m" };
    return `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  };
  return `${texts.map((content) => event({ content }, null)).join("")}${event({}, "stop")}data: [DONE]\n\n`;
}

describe.each(engines)("a character that a provider sends in two halves, on $name", (engine) => {
  let ai: AiSite;
  beforeAll(async () => {
    ai = await openAiSite(engine);
  });
  afterEach(() => ai.forget());
  afterAll(() => ai.close());

  const reply = (...texts: string[]) =>
    ai.provider.reply(statusReply(200, { "Content-Type": "text/event-stream" }, streamOf(...texts)));

  it.each([true, false])("arrives whole as plain text (stream: %s)", async (stream) => {
    reply("Hi \uD83D", "\uDE00", "!");
    expect(await (await ai.send(CHAT, { prompt: "Hi", stream })).text()).toBe("Hi 😀!");
    reply("\uD83D", "\uDE00");
    expect(await (await ai.send(CHAT, { prompt: "Hi", stream })).text()).toBe("😀");
  });

  it("arrives whole in lines of JSON, and what is only half of one isn't lost", async () => {
    reply("Hi \uD83D", "\uDE00", " \uD83D");
    const texts = ["Hi ", "😀", " ", "\uD83D"].map((text) => ({ text }));
    expect(await linesOf(await ai.send(GENERATE, BLOCK))).toMatchObject([...texts, { end: {} }]);
  });
});
