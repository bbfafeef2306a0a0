import { priceOf, type CompletionRequest, type TokenCount } from "#ai/server";
import type { Usage } from "#ai";
import type { Spend } from "#usage";

/** A prompt for a model, and its purpose. */
export type ModelCall = {
  task: string;
  blockType?: string;
  pageId?: string;
  /** The tenant whose limit it counts against too. */
  tenantId?: string;
  request: Omit<CompletionRequest, "signal" | "maxTokens"> & { maxTokens: number };
};

/** Whether the user pays for the call, with their own key. */
export function isOnOwnKey({ request }: ModelCall): boolean {
  return request.apiKey !== undefined;
}

/** A token is hardly ever shorter than this: three letters, or one character of Chinese. */
const BYTES_PER_TOKEN = 3;
/** No known model writes more when it has no cap. */
const LONGEST_REPLY = 128_000;
/** What providers charge for a picture of the size that is sent. */
const TOKENS_PER_PICTURE = 1500;

/** @returns an upper bound of a request's tokens, without counting them: the caller waits for this. */
function mostTokens({ request }: ModelCall): TokenCount {
  const { prompt, instructions = "", images = [], replySchema, maxTokens } = request;
  const schema = replySchema ? JSON.stringify(replySchema.schema) : "";
  const bytes = Buffer.byteLength(prompt) + Buffer.byteLength(instructions) + Buffer.byteLength(schema);
  const inputTokens = Math.ceil(bytes / BYTES_PER_TOKEN) + images.length * TOKENS_PER_PICTURE;
  return { inputTokens, outputTokens: maxTokens || LONGEST_REPLY };
}

/** @returns what a call's tokens cost the site. */
export function usageOf(call: ModelCall, tokens: TokenCount): Usage {
  const { model } = call.request;
  return { model, ...tokens, cost: isOnOwnKey(call) ? undefined : priceOf(model, tokens) };
}

/** @returns the most that a call can take from the budget. */
export function mostOf(call: ModelCall): Spend {
  if (isOnOwnKey(call)) return { tokens: 0 };
  const { inputTokens, outputTokens, cost } = usageOf(call, mostTokens(call));
  return { tokens: inputTokens + outputTokens, cost };
}
