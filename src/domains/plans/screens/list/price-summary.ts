import { formatMoney } from "#shared";
import type { Plan } from "../../plan-contract.ts";
import { PER_INTERVAL } from "../../plan.ts";

const SHOWN = 2;

/** @returns how a plan is paid, in a few words: "€29 per month, €290 per year and 2 more". */
export function priceSummary({ isFree, prices, unit }: Pick<Plan, "isFree" | "prices" | "unit">): string {
  if (isFree) return "Free";
  if (prices.length === 0) return "On request";
  const shown = prices
    .slice(0, SHOWN)
    .map(
      ({ amount, currency, interval }) => `${formatMoney(amount, currency, "en")} ${unit || PER_INTERVAL[interval]}`,
    );
  const rest = prices.length - SHOWN;
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}
