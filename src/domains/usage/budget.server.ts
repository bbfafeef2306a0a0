import type { Executor } from "#db";
import { monthOf } from "#shared";
import type { Budget } from "./call.ts";
import type { MonthUsage } from "./contract.ts";
import { readMonth } from "./ledger.server.ts";

/** The settings of the monthly budget. */
type BudgetSettings = { settings: { current: { aiBudgetTokens?: number; aiBudgetCost?: number } } };

/** @returns the monthly budget. */
export function budgetOf({ settings }: BudgetSettings): Budget {
  const { aiBudgetTokens: tokens, aiBudgetCost: cost } = settings.current;
  return { tokens, cost };
}

/** This month's usage, and its budget. */
export async function monthOfSite(services: BudgetSettings & { database: { db: Executor } }): Promise<MonthUsage> {
  const { tokens: budgetTokens, cost: budgetCost } = budgetOf(services);
  const now = new Date();
  return { month: monthOf(now), ...(await readMonth(services.database.db, now)), budgetTokens, budgetCost };
}
