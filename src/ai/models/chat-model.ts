import type { CompletionRequest, TokenCount } from "./model.ts";

/** Why a reply ended; "refused" is the model's refusal or the provider's content filter. */
export type FinishReason = "stop" | "length" | "refused";

/** What a model sends. The usage, where the provider tells it, may come before or after the reason. */
export type ModelPart =
  | { type: "text"; text: string }
  | { type: "finish"; reason: FinishReason }
  | { type: "usage"; tokens: TokenCount };

/** A question without what the model was made with. */
export type Question = Pick<
  CompletionRequest,
  "prompt" | "role" | "instructions" | "images" | "maxTokens" | "replySchema" | "user" | "signal"
>;

/** A model made with a configuration; `ask` throws ModelError, and stops the provider's work when it is left early. */
export type ChatModel = { ask: (question: Question) => AsyncIterable<ModelPart> };

/** What a model is made with; defaults are filled in. */
export type ModelSettings = { model: string; temperature: number; timeout: number; maxRetries: number };
