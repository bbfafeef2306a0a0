/** What a month ("2026-11", in UTC) has taken, and what it may take. */
export type Month = { month: string; tokens: number; cost: number; budgetTokens?: number; budgetCost?: number };

/** What `GET /api/ai` tells, as far as this screen needs it. */
export type AiState = { configured: boolean; message?: string; budget: Month };

/** A call of a model as `GET /api/ai/usage` lists it. */
export type ListedCall = {
  id: string;
  at: string;
  user: string;
  task: string;
  blockType?: string;
  /** The block type's name for people. */
  blockLabel?: string;
  pageId?: string;
  pageTitle?: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  cost?: number;
  durationMs: number;
  outcome: "running" | "done" | "stopped" | "failed" | "lost";
  failure?: string;
};
