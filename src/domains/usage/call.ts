/** A model call as it begins. */
export type NewCall = {
  userId: string;
  /** Its task: "block", "plan", "edit", "alt", "post", "suggest", "row", "automation", or "prompt" for a user's own prompt. */
  task: string;
  blockType?: string;
  pageId?: string;
  /** The tenant whose limit it counts against too. */
  tenantId?: string;
  model: string;
};

/** The usage of a call, or its maximum; `cost` in US dollars, where the model's price is known. */
export type Spend = { tokens: number; cost?: number };

/** A site's budget for a calendar month (UTC); an unset value is no limit. */
export type Budget = { tokens?: number; cost?: number };

/** The spending of a month. */
export type Spent = { tokens: number; cost: number };

/** When to try again while running calls reserve the rest of a budget or limit. */
export const HELD_RETRY_SECONDS = 10;

/** How a call ended. */
export type CallEnd = {
  inputTokens: number;
  outputTokens: number;
  /** US dollars, where the model's price is known. */
  cost?: number;
  /** Whether it counts towards its month: the site pays for it. */
  isCounted: boolean;
  durationMs: number;
  outcome: "done" | "stopped" | "failed";
  /** Why it failed: a code. */
  failure?: string;
};
