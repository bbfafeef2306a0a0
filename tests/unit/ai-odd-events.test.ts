import { afterAll, beforeAll, expect, it } from "vitest";
import { startFakeProvider, statusReply, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { modelsOver, readAll } from "../ai-models.ts";

let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.stop());

/** Asks a server of OpenAI's protocol that answers with these events. */
async function replyOf(...events: unknown[]) {
  return replyTo("text/event-stream", events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
}

async function replyTo(type: string, body: string) {
  fake.reply(statusReply(200, { "Content-Type": type }, body));
  const replySchema = { name: "hero", schema: { type: "object" } };
  const asked = { replySchema, model: "openai/gpt-4.1", prompt: "Hi", maxRetries: 0 };
  const { texts, end, error } = await readAll(modelsOver(fake), asked);
  return { text: texts.join(""), isWhole: end !== undefined, ...(error && { failure: error.code }) };
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

it.each([
  [{ message: "Rate limited upstream", code: 429 }, "RATE_LIMITED"],
  [{ message: "No credits", code: 402 }, "NO_CREDIT"],
  [{ message: "Over the quota", code: "insufficient_quota" }, "NO_CREDIT"],
  [{ message: "Bad request upstream", code: 400 }, "PROVIDER"],
  [{ message: "Broken", code: "server_error" }, "PROVIDER"],
])("reads the failure %j of a stream as it would that of a refusal", async (error, failure) => {
  expect(await replyOf(says("Half"), { error })).toEqual({ text: "Half", isWhole: false, failure });
});

const WHOLE = { choices: [{ message: { role: "assistant", content: "Hi\n“all”" }, finish_reason: "stop" }] };

it.each([
  ["the whole reply", JSON.stringify(WHOLE, null, 2), { text: "Hi\n“all”", isWhole: true }],
  ["the beginning of it", JSON.stringify(WHOLE).slice(0, 50), { text: "", isWhole: false, failure: "PROVIDER" }],
  ["an error", '{"error":{"message":"Slow down","code":429}}', { text: "", isWhole: false, failure: "RATE_LIMITED" }],
  ["a stream", `\n\ndata: ${JSON.stringify(WHOLE)}\n\n`, { text: "Hi\n“all”", isWhole: true }],
])("reads %s from a server that calls its answer JSON", async (_what, body, expected) => {
  expect(await replyTo("application/json; charset=utf-8", body)).toEqual(expected);
});
