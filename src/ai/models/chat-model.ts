import type { CompletionRequest, TokenCount } from "./model.ts";

/** Why a reply ended; "refused" is the model's refusal or the provider's content filter. */
export type FinishReason = "stop" | "length" | "refused";

/** A part of a model's reply. The usage, where the provider gives it, may come before or after the reason. */
export type ModelPart =
  | { type: "text"; text: string }
  | { type: "finish"; reason: FinishReason }
  | { type: "usage"; tokens: TokenCount };

/** A request without the model's configuration. */
export type Question = Pick<
  CompletionRequest,
  "prompt" | "role" | "instructions" | "images" | "maxTokens" | "replySchema" | "user" | "signal"
>;

/** A model made with a configuration; `ask` throws ModelError, and stops the provider's work when its reader leaves early. */
export type ChatModel = { ask: (question: Question) => AsyncIterable<ModelPart> };

/** A model's configuration with defaults filled in. */
export type ModelSettings = { model: string; temperature: number; timeout: number; maxRetries: number };
