import type { Executor } from "#db";
import type { Budget } from "./call.ts";
import type { MonthUsage } from "./contract.ts";
import { readMonth } from "./ledger.server.ts";
import { monthOf } from "./month.ts";

/** What the site's owners let models cost in a month, as the settings have it. */
type BudgetSettings = { settings: { current: { aiBudgetTokens?: number; aiBudgetCost?: number } } };

/** @returns what the site's owners let models cost in a month. */
export function budgetOf({ settings }: BudgetSettings): Budget {
  const { aiBudgetTokens: tokens, aiBudgetCost: cost } = settings.current;
  return { tokens, cost };
}

/** What this month has cost, beside what it may cost. */
export async function monthOfSite(services: BudgetSettings & { database: { db: Executor } }): Promise<MonthUsage> {
  const { tokens: budgetTokens, cost: budgetCost } = budgetOf(services);
  const now = new Date();
  return { month: monthOf(now), ...(await readMonth(services.database.db, now)), budgetTokens, budgetCost };
}
