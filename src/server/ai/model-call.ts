import { priceOf, type CompletionRequest, type TokenCount } from "#ai/server";
import type { Usage } from "#ai";
import type { Spend } from "#usage/server";

/** What a model is asked, and what for. */
export type ModelCall = {
  task: string;
  blockType?: string;
  pageId?: string;
  request: Omit<CompletionRequest, "signal" | "maxTokens"> & { maxTokens: number };
};

/** A token is hardly ever shorter than this: three letters, or one character of Chinese. */
const BYTES_PER_TOKEN = 3;
/** What providers count for a picture of the size that we send. */
const TOKENS_PER_PICTURE = 1500;

/** @returns the most tokens that a request takes, without counting them: whoever asks waits for this. */
function mostTokens({ request }: ModelCall): TokenCount {
  const { prompt, instructions = "", images = [], replySchema, maxTokens } = request;
  const schema = replySchema ? JSON.stringify(replySchema.schema) : "";
  const bytes = Buffer.byteLength(prompt) + Buffer.byteLength(instructions) + Buffer.byteLength(schema);
  const inputTokens = Math.ceil(bytes / BYTES_PER_TOKEN) + images.length * TOKENS_PER_PICTURE;
  return { inputTokens, outputTokens: maxTokens };
}

/** @returns what tokens of a call cost. */
export function usageOf({ request: { model } }: ModelCall, tokens: TokenCount): Usage {
  return { model, ...tokens, cost: priceOf(model, tokens) };
}

/** @returns what a call takes of the budget at most. */
export function mostOf(call: ModelCall): Spend {
  const { inputTokens, outputTokens, cost } = usageOf(call, mostTokens(call));
  return { tokens: inputTokens + outputTokens, cost };
}
