import type { JsonObject } from "#shared";

/** A task as a model gets it. */
export type TaskPrompt = {
  /** What it is told before, as the system. */
  instructions: string;
  prompt: string;
  /** The form of the reply, for providers that hold a model to one. */
  replySchema: { name: string; schema: JsonObject };
  maxTokens: number;
};

/** Spec 9: what a reply may be long, in tokens. */
export const MAX_TOKENS = 2048;
/** What a reply may be long when it holds a long text in other words. */
const MOST_TOKENS = 8192;
/** In most languages a token is twice as long and more; the rest is the form of the reply. */
const CHARACTERS_PER_TOKEN = 2;

/** @returns the most tokens of a reply that says the same as `text`: as many as ever, more only for a long one. */
export function tokensToRewrite(text: string): number {
  return Math.min(MOST_TOKENS, Math.max(MAX_TOKENS, Math.ceil(text.length / CHARACTERS_PER_TOKEN)));
}
/** Spec 9: how freely a task is carried out. */
export const TEMPERATURE = 0.7;
