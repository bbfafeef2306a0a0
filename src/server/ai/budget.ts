import { monthOf, readMonth, type Budget } from "#usage/server";
import type { MonthUsage } from "#usage";
import type { Services } from "../services.ts";

/** @returns what the site's owners let models cost in a month. */
export function budgetOf({ settings }: Services): Budget {
  const { aiBudgetTokens: tokens, aiBudgetCost: cost } = settings.current;
  return { tokens, cost };
}

/** What this month has cost, beside what it may cost. */
export async function monthOfSite(services: Services): Promise<MonthUsage> {
  const { tokens: budgetTokens, cost: budgetCost } = budgetOf(services);
  const now = new Date();
  return { month: monthOf(now), ...(await readMonth(services.database.db, now)), budgetTokens, budgetCost };
}
