/** A call of a model as it begins. */
export type NewCall = {
  userId: string;
  /** What it is for: "block", "plan", "edit", "alt", or "prompt" for one that somebody wrote. */
  task: string;
  blockType?: string;
  pageId?: string;
  model: string;
};

/** How much a call takes, or may take at most; `cost` in US dollars, where the model's price is known. */
export type Spend = { tokens: number; cost?: number };

/** What a site may spend in a calendar month (UTC); what isn't set has no limit. */
export type Budget = { tokens?: number; cost?: number };

/** What was spent in a month. */
export type Spent = { tokens: number; cost: number };

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
