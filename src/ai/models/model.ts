import type { JsonObject } from "#shared";

/** The configuration of a chat model (spec 3, 9). */
export type ChatModelConfig = {
  model: string;
  /** One of the providers of spec 5; read from the model's name unless set. */
  modelProvider?: string;
  /** 0.1 unless set. */
  temperature?: number;
  /** Milliseconds; 60,000 unless set. */
  timeout?: number;
  /** 2 unless set. */
  maxRetries?: number;
  /** The environment's unless set. */
  apiKey?: string;
};

/** A picture that a prompt is about: an https address or a data URL. */
type PromptImage = { url: string };

/** One question to a model (spec 3). */
export type CompletionRequest = ChatModelConfig & {
  prompt: string;
  /** The role of the prompt; "user" unless set. */
  role?: "user" | "assistant" | "system";
  /** The system instructions. */
  instructions?: string;
  images?: readonly PromptImage[];
  /** The reply's token limit; 0, the default, is no limit. */
  maxTokens?: number;
  /** The end user, for providers that accept one. */
  user?: string;
  /** JSON Schema (strict form) of the reply, where the provider can enforce one. */
  replySchema?: { name: string; schema: JsonObject };
  signal?: AbortSignal;
};

/** Tokens as counted by the provider, or else estimated. */
export type TokenCount = { inputTokens: number; outputTokens: number };

export type Completion = { text: string; tokens: TokenCount };

/** A part of a streamed reply; "end" comes exactly once, last. */
export type StreamPart = { type: "text"; text: string } | { type: "end"; tokens: TokenCount };

/** A question whose answer has a shape (spec 3). An array schema is wrapped in `{ items }` and unwrapped again. */
export type StructuredRequest<Schema> = {
  prompt: string;
  schema: Schema;
  config: ChatModelConfig;
  schemaName?: string;
  additionalContext?: string;
  signal?: AbortSignal;
};

export type StructuredResult<Data> = { success: true; data: Data } | { success: false; error: string };
