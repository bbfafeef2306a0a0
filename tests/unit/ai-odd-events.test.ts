import { afterAll, beforeAll, expect, it } from "vitest";
import { startFakeProvider, statusReply, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { modelsOver, readAll } from "../ai-models.ts";

let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.stop());

/** Asks a server of OpenAI's protocol that answers with these events. */
async function replyOf(...events: unknown[]) {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  fake.reply(statusReply(200, { "Content-Type": "text/event-stream" }, body));
  const { texts, end } = await readAll(modelsOver(fake), { model: "openai/gpt-4.1", prompt: "Hi", maxRetries: 0 });
  return { text: texts.join(""), isWhole: end !== undefined };
}

const says = (content: unknown, index = 0) => ({ choices: [{ index, delta: { content } }] });
const finish = { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };

it("reads the text among a server's parts of content, without its reasoning", async () => {
  const content = [
    { type: "thinking", thinking: [{ type: "text", text: "Hm" }] },
    { type: "text", text: "Hi" },
  ];
  expect(await replyOf(says(content), says(" all"), finish)).toEqual({ text: "Hi all", isWhole: true });
});

it("reads nothing but the first choice, and passes over events without a chunk", async () => {
  const odd = [null, {}, { choices: null }];
  const reply = await replyOf(null, says("Hi"), says("Not this", 1), ...odd, says(" all"), finish);
  expect(reply).toEqual({ text: "Hi all", isWhole: true });
});
