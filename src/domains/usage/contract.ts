import { z } from "zod";
import { cursor, limit, listOf, route } from "#contract";

/** The usage of a calendar month, and its budget. */
export const monthUsage = z.object({
  month: z.string().describe('In UTC, such as "2026-11"'),
  tokens: z.number(),
  cost: z.number().describe("US dollars"),
  budgetTokens: z.number().optional(),
  budgetCost: z.number().optional(),
});
export type MonthUsage = z.output<typeof monthUsage>;

/** A model call as the list shows it. */
const listedCall = z.object({
  id: z.string(),
  at: z.string(),
  user: z.string().describe("The name of the user who asked; empty for an automation, and once the account is deleted"),
  task: z.string(),
  blockType: z.string().optional(),
  blockLabel: z.string().optional().describe("The block type's name for people"),
  pageId: z.string().optional(),
  pageTitle: z.string().optional(),
  model: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  cost: z.number().optional().describe("US dollars, where the model's price is known"),
  durationMs: z.number(),
  outcome: z.enum(["running", "done", "stopped", "failed", "lost"]).describe('"lost": its process ended before it'),
  failure: z.string().optional().describe("Why it failed: a code"),
});
export type ListedCall = z.output<typeof listedCall>;

/** The calls of models. */
export const usageContract = {
  listCalls: route({
    method: "GET",
    path: "/api/ai/usage",
    summary: "Lists calls of language models with their cost, newest first",
    permission: "block.ai",
    query: z.object({ limit, cursor }),
    answer: listOf(listedCall).extend({ month: monthUsage }),
  }),
};
