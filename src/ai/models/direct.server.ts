import type { OpenAI } from "openai";
import { isObject } from "#shared";
import { askInAttempts } from "./attempts.ts";
import type { ChatModel, FinishReason, ModelPart, ModelSettings, Question } from "./chat-model.ts";
import { isReasoningModel } from "./model-name.ts";
import { makeOpenAiClient } from "./openai-client.server.ts";
import { toModelError } from "./provider-failure.ts";
import { withIdleTimeout, IDLE_TIMEOUT } from "./idle-timeout.ts";

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;
type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

function promptMessage({ prompt, role = "user", images = [] }: Question): Message {
  if (images.length === 0 || role !== "user") return { role, content: prompt };
  const pictures = images.map(({ url }) => ({ type: "image_url" as const, image_url: { url } }));
  return { role, content: [{ type: "text", text: prompt }, ...pictures] };
}

/** OpenAI's chat models don't accept a reasoning effort. */
const CHAT = /^gpt-[\d.]+-chat/;

function limits({ model, temperature }: ModelSettings, { maxTokens = 0 }: Question): Partial<Body> {
  if (!isReasoningModel(model)) return { temperature, ...(maxTokens > 0 && { max_tokens: maxTokens }) };
  const effort = !CHAT.test(model) && { reasoning_effort: "low" as const };
  return { ...effort, ...(maxTokens > 0 && { max_completion_tokens: maxTokens }) };
}

function bodyFor(settings: ModelSettings, question: Question): Body {
  const { instructions, replySchema, user } = question;
  return {
    model: settings.model,
    stream: true,
    stream_options: { include_usage: true },
    messages: [...(instructions ? [{ role: "system" as const, content: instructions }] : []), promptMessage(question)],
    ...limits(settings, question),
    ...(user && { user }),
    ...(replySchema && {
      response_format: { type: "json_schema", json_schema: { ...replySchema, strict: true } },
    }),
  };
}

/** A chunk's first choice, the only one that is asked for; some servers send none, null, or others beside it. */
const choiceOf = ({ choices }: Partial<Chunk>) => choices?.find((choice) => (choice?.index ?? 0) === 0);

/** A chunk's finish reason; the other reasons belong to tools, which no question has. */
function reasonIn(chunk: Chunk): FinishReason | undefined {
  const reason = choiceOf(chunk)?.finish_reason;
  if (!reason) return undefined;
  if (reason === "content_filter") return "refused";
  return reason === "length" ? "length" : "stop";
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/** The usage, where both counts are given: other servers of this protocol leave one out, and then it is estimated. */
function usageParts({ usage }: Chunk): ModelPart[] {
  const tokens = { inputTokens: usage?.prompt_tokens ?? NaN, outputTokens: usage?.completion_tokens ?? NaN };
  return Object.values(tokens).every(isCount) ? [{ type: "usage", tokens }] : [];
}

/** The text of a delta: other servers of this protocol send lists of parts too, with reasoning among them. */
function textIn(content: unknown): string {
  if (typeof content === "string") return content;
  const parts = Array.isArray(content) ? content.filter(isObject) : [];
  return parts.map(({ type, text }) => (type === "text" && typeof text === "string" ? text : "")).join("");
}

type Choice = OpenAI.Chat.Completions.ChatCompletionChunk.Choice;

/** What a choice says: servers that can't stream send a message in place of a delta. */
function saidIn(choice: (Partial<Choice> & { message?: Choice["delta"] }) | undefined) {
  return choice?.delta ?? choice?.message;
}

function* partsOf(chunk: Chunk): Generator<ModelPart> {
  const delta = saidIn(choiceOf(chunk));
  const text = textIn(delta?.content ?? delta?.refusal);
  if (text) yield { type: "text", text };
  if (delta?.refusal) yield { type: "finish", reason: "refused" };
  const reason = reasonIn(chunk);
  if (reason) yield { type: "finish", reason };
  yield* usageParts(chunk);
}

type Connection = { client: OpenAI; apiKey: string };

async function* attempt(settings: ModelSettings, { client, apiKey }: Connection, question: Question) {
  const left = new AbortController();
  const signal = question.signal ? AbortSignal.any([question.signal, left.signal]) : left.signal;
  const hidden = { secrets: [apiKey], texts: [question.prompt, question.instructions ?? ""] };
  try {
    const chunks = await client.chat.completions.create(bodyFor(settings, question), { signal });
    for await (const chunk of withIdleTimeout(chunks, settings.timeout, () => left.abort(IDLE_TIMEOUT)))
      if (isObject(chunk)) yield* partsOf(chunk);
    // The library ends an aborted stream like a complete one.
    signal.throwIfAborted();
  } catch (error) {
    throw toModelError(error, signal, hidden);
  } finally {
    left.abort();
  }
}

/** Makes a model that is asked through the provider's own client, by chat completions. */
export function makeDirectModel(settings: ModelSettings, apiKey: string, baseURL: string | undefined): ChatModel {
  const { timeout, maxRetries } = settings;
  const client = makeOpenAiClient({ apiKey, baseURL, timeout });
  return {
    ask: (question) =>
      askInAttempts(() => attempt(settings, { client, apiKey }, question), { maxRetries, signal: question.signal }),
  };
}
