import { formatMoney } from "#shared";
import type { Coupon, CouponRule } from "../../coupon-contract.ts";
import { INTERVAL_NAMES } from "../../plan.ts";

/** @param names of plans, by id. @returns what a rule takes off: "20% off, monthly, Team". */
export function ruleInWords(
  { percent, amount, currency, plans, intervals }: CouponRule,
  names: ReadonlyMap<string, string>,
) {
  const off = percent === undefined ? formatMoney(amount ?? 0, currency ?? "", "en") : `${percent}%`;
  const parts = [
    `${off} off`,
    ...(intervals ?? []).map((one) => INTERVAL_NAMES[one].toLowerCase()),
    ...(plans ?? []).map((id) => names.get(id) ?? "a deleted plan"),
  ];
  return parts.join(", ");
}

/** @returns whether a coupon can be used at a time, in a word, with the tone of its badge. */
export function stateOf({ from, until, used, maxRedemptions }: Coupon, now: string) {
  if (until !== undefined && now > until) return { tone: "neutral", text: "Expired" } as const;
  if (maxRedemptions !== undefined && used >= maxRedemptions) return { tone: "neutral", text: "Used up" } as const;
  if (from !== undefined && now < from) return { tone: "attention", text: "Not started" } as const;
  return { tone: "good", text: "Valid" } as const;
}
