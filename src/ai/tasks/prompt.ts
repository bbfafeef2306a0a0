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
/** Spec 9: how freely a task is carried out. */
export const TEMPERATURE = 0.7;
