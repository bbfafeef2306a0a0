import type { Logger } from "pino";
import type { z } from "zod";
import type { ChatModel } from "./chat-model.ts";
import { fullConfig, makeModel, type FullConfig } from "./make-model.server.ts";
import { makeModelCache, type ModelCache } from "./model-cache.server.ts";
import type { Completion, CompletionRequest, StreamPart, StructuredRequest, StructuredResult } from "./model.ts";
import { ModelError } from "./model-error.ts";
import type { ProviderKeys } from "./providers.ts";
import { streamReply } from "./reply.server.ts";
import { askStructured } from "./structured.server.ts";

/** Asks models of any provider; nothing else does (spec 3, 4, 5, 8, 9). */
export type ChatModels = {
  /** @throws ModelError, logged; also for a reply that was cut off or declined. */
  complete: (request: CompletionRequest) => Promise<Completion>;
  /** Text as it arrives, then one end. Leaving early and the request's signal stop the provider. @throws ModelError, logged. */
  stream: (request: CompletionRequest) => AsyncIterable<StreamPart>;
  /** Never throws for failures of a provider or a model: they are the result, and logged. */
  structured: <Schema extends z.ZodType>(
    request: StructuredRequest<Schema>,
  ) => Promise<StructuredResult<z.output<Schema>>>;
  cache: Omit<ModelCache, "find">;
};

type Options = {
  /** The environment's provider variables. */
  keys: ProviderKeys;
  log: Pick<Logger, "error">;
};

function logFailure(log: Options["log"], model: string, error: unknown): void {
  if (!(error instanceof ModelError)) return log.error({ err: error, model }, "the chat model failed");
  const { code, status, cause } = error;
  if (code !== "ABORTED") log.error({ code, model, status, cause }, "the chat model failed");
}

/** Makes the chat-model service. Nothing is loaded or requested before the first question. */
export function makeChatModels({ keys, log }: Options): ChatModels {
  const cache = makeModelCache();

  /** A model with a caller's own key is never cached. */
  function modelFor({ apiKey, ...config }: FullConfig): ChatModel {
    if (apiKey) return makeModel({ ...config, apiKey }, keys);
    return cache.find(config, () => makeModel(config, keys));
  }

  async function* stream(request: CompletionRequest): AsyncGenerator<StreamPart> {
    try {
      yield* streamReply(modelFor(fullConfig(request)), request.model, request);
    } catch (error) {
      logFailure(log, request.model, error);
      throw error;
    }
  }

  async function complete(request: CompletionRequest): Promise<Completion> {
    let text = "";
    for await (const part of stream(request)) {
      if (part.type === "end") return { text, tokens: part.tokens };
      text += part.text;
    }
    throw new Error("A stream ended without its end");
  }

  return { complete, stream, structured: (request) => askStructured({ complete, log }, request), cache };
}
