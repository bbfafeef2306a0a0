import { Output, streamText, type LanguageModel, type ModelMessage } from "ai";
import { askInAttempts } from "./attempts.ts";
import type { ChatModel, FinishReason, ModelPart, ModelSettings, Question } from "./chat-model.ts";
import { isReasoningModel } from "./model-name.ts";
import { toModelError } from "./provider-failure.ts";
import { withIdleTimeout, IDLE_TIMEOUT } from "./idle-timeout.ts";

// The library would write its warnings, which name our settings, to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The source of a model of the orchestration library. */
export type Orchestrated = {
  load: () => Promise<LanguageModel>;
  /** The protocol has no prompts in the role of the assistant or the system. */
  asksAsUser: boolean;
  secrets: readonly string[];
};

/** Picture addresses are passed to the provider: this server never fetches an address from a user. */
const fetchNothing = async (asked: readonly unknown[]) => asked.map(() => null);

/** Some protocols need the media type of an address, which is never fetched: its extension usually tells. */
function mediaTypeOf(url: string): string {
  if (url.startsWith("data:")) return "image";
  const ending = /\.(png|webp|gif|avif)$/i.exec(new URL(url).pathname)?.[1];
  return `image/${ending?.toLowerCase() ?? "jpeg"}`;
}

function promptMessage({ prompt, role = "user", images = [] }: Question, asksAsUser: boolean): ModelMessage {
  if (role !== "user" && !asksAsUser) return { role, content: prompt };
  const pictures = images.map(({ url }) => ({
    type: "file" as const,
    mediaType: mediaTypeOf(url),
    data: new URL(url),
  }));
  return { role: "user", content: [{ type: "text", text: prompt }, ...pictures] };
}

/** Text output with a schema for the provider: the library's own object output holds back text that isn't JSON yet. */
function outputOf({ replySchema }: Question) {
  if (!replySchema) return Output.text();
  const { name, schema } = replySchema;
  return { ...Output.text(), responseFormat: Promise.resolve({ type: "json" as const, name, schema }) };
}

function limits({ model, temperature }: ModelSettings, { maxTokens = 0 }: Question) {
  return {
    ...(isReasoningModel(model) ? { reasoning: "low" as const } : { temperature }),
    ...(maxTokens > 0 && { maxOutputTokens: maxTokens }),
  };
}

const REASONS: Readonly<Record<string, FinishReason>> = { length: "length", "content-filter": "refused" };

/** The end user, in each adapter's form; adapters without one ignore it. */
function endUser({ user }: Question) {
  if (!user) return {};
  const named = { user };
  return {
    providerOptions: {
      openai: named,
      azure: named,
      groq: named,
      openaiCompatible: named,
      anthropic: { metadata: { userId: user } },
    },
  };
}

type LibraryUsage = { inputTokens: number | undefined; outputTokens: number | undefined };

function usageParts({ inputTokens, outputTokens }: LibraryUsage): ModelPart[] {
  if (inputTokens === undefined || outputTokens === undefined) return [];
  return [{ type: "usage", tokens: { inputTokens, outputTokens } }];
}

type Finish = { finishReason: string; rawFinishReason: string | undefined; totalUsage: LibraryUsage };

/** The library invents a reason when the provider gave none; only the provider's counts. */
function* finishParts({ finishReason, rawFinishReason, totalUsage }: Finish): Generator<ModelPart> {
  yield* usageParts(totalUsage);
  if (rawFinishReason !== undefined) yield { type: "finish", reason: REASONS[finishReason] ?? "stop" };
}

/** Some adapters report a stream without a finish reason as a failure; it is handled like any other here. */
function isMereEnd(error: unknown): boolean {
  return error instanceof Error && /without a finish (?:reason|chunk)/.test(error.message);
}

/** Asks once. The library's own retries are switched off: it can't limit the time of an attempt. */
async function* attempt(settings: ModelSettings, source: Orchestrated, question: Question): AsyncGenerator<ModelPart> {
  const left = new AbortController();
  const signal = question.signal ? AbortSignal.any([question.signal, left.signal]) : left.signal;
  const hidden = { secrets: source.secrets, texts: [question.prompt, question.instructions ?? ""] };
  try {
    const { stream } = streamText({
      model: await source.load(),
      ...(question.instructions && { instructions: question.instructions }),
      messages: [promptMessage(question, source.asksAsUser)],
      allowSystemInMessages: true,
      output: outputOf(question),
      ...limits(settings, question),
      ...endUser(question),
      maxRetries: 0,
      experimental_download: fetchNothing,
      abortSignal: signal,
      onError: () => {},
    });
    for await (const part of withIdleTimeout(stream, settings.timeout, () => left.abort(IDLE_TIMEOUT))) {
      if (part.type === "text-delta" && part.text) yield { type: "text", text: part.text };
      if (part.type === "error") throw part.error;
      if (part.type === "finish") yield* finishParts(part);
    }
    signal.throwIfAborted();
  } catch (error) {
    if (signal.aborted || !isMereEnd(error)) throw toModelError(error, signal, hidden);
  } finally {
    left.abort();
  }
}

/** Makes a model that is asked through the orchestration library. */
export function makeOrchestratedModel(settings: ModelSettings, source: Orchestrated): ChatModel {
  return {
    ask: (question) => {
      const options = { maxRetries: settings.maxRetries, signal: question.signal };
      return askInAttempts(() => attempt(settings, source, question), options);
    },
  };
}
