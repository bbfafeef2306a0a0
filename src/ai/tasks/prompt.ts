import type { JsonObject } from "#shared";

/** A task's prompt for a model. */
export type TaskPrompt = {
  /** The system instructions. */
  instructions: string;
  prompt: string;
  /** The reply's schema, for providers that enforce one. */
  replySchema: { name: string; schema: JsonObject };
  maxTokens: number;
};

/** Spec 9: the token limit of a reply. */
export const MAX_TOKENS = 2048;
/** The token limit of a reply that rewrites a long text. */
const TOKEN_LIMIT = 8192;
/** In most languages a token is at least twice as long; the rest is for the form of the reply. */
const CHARACTERS_PER_TOKEN = 2;

/** @returns the token limit of a reply that rewrites `text`: the usual one, higher only for a long text. */
export function tokensToRewrite(text: string): number {
  return Math.min(TOKEN_LIMIT, Math.max(MAX_TOKENS, Math.ceil(text.length / CHARACTERS_PER_TOKEN)));
}

/** Spec 9: the temperature of tasks. */
export const TEMPERATURE = 0.7;
