import { fromLocalField, toLocalText } from "#client";
import { minorAmount, moneyText, newKey } from "#shared";
import type { Coupon, CouponRule } from "../../coupon-contract.ts";
import type { Interval } from "../../plan.ts";
import { isCurrency } from "../currencies.ts";
import { AMOUNT_FAULT, CURRENCY_FAULT, wholeNumber } from "../fault-texts.ts";

/** A rule as its fields hold it; an amount is in whole units. No plan or no interval means all. */
export type RuleForm = {
  key: string;
  kind: "percent" | "amount";
  percent: string;
  amount: string;
  currency: string;
  plans: string[];
  intervals: Interval[];
};

/** A coupon as its fields hold it; times are in the reader's zone. */
export type CouponForm = {
  code: string;
  rules: RuleForm[];
  maxRedemptions: string;
  oncePerCustomer: boolean;
  from: string;
  until: string;
};

const emptyRule = { kind: "percent", percent: "", amount: "", currency: "EUR", plans: [], intervals: [] } as const;

/** A rule that takes a share off everything, without the share. */
export const newRule = (): RuleForm => ({ ...emptyRule, plans: [], intervals: [], key: newKey() });

function ruleForm(
  { percent, amount, currency = "EUR", plans = [], intervals = [] }: CouponRule,
  index: number,
): RuleForm {
  return {
    key: `stored-${index}`,
    kind: percent === undefined ? "amount" : "percent",
    percent: percent === undefined ? "" : String(percent),
    amount: amount === undefined ? "" : moneyText(amount, currency),
    currency,
    plans,
    intervals,
  };
}

const fieldOf = (iso: string | undefined) => (iso === undefined ? "" : toLocalText(new Date(iso)));

/** @returns a stored coupon as fields show it; one rule and no limits for a new one. */
export function couponForm(coupon: Coupon | undefined): CouponForm {
  if (!coupon) {
    const rules = [{ ...newRule(), key: "first" }];
    return { code: "", rules, maxRedemptions: "", oncePerCustomer: true, from: "", until: "" };
  }
  const { code, rules, maxRedemptions, oncePerCustomer, from, until } = coupon;
  return {
    code,
    rules: rules.map(ruleForm),
    maxRedemptions: maxRedemptions === undefined ? "" : String(maxRedemptions),
    oncePerCustomer,
    from: fieldOf(from),
    until: fieldOf(until),
  };
}

/** Checks what can be checked before anything is sent. @returns what is wrong, by the names of fields. */
export function checkCouponForm({ code, rules, maxRedemptions, from, until }: CouponForm): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!/^[\w-]+$/.test(code.trim())) faults.code = "Enter a code of letters, digits, hyphens and underscores";
  for (const [index, { kind, percent, amount, currency }] of rules.entries()) {
    const share = wholeNumber(percent) ?? 0;
    if (kind === "percent" && (share < 1 || share > 100)) {
      faults[`rules.${index}.percent`] = "Enter a whole number from 1 to 100";
    }
    if (kind === "amount" && !isCurrency(currency)) faults[`rules.${index}.currency`] = CURRENCY_FAULT;
    if (kind === "amount" && (minorAmount(amount, currency) ?? 0) < 1) faults[`rules.${index}.amount`] = AMOUNT_FAULT;
  }
  if (maxRedemptions.trim() && !wholeNumber(maxRedemptions)) {
    faults.maxRedemptions = "Enter a whole number from 1, or nothing";
  }
  const [begin, end] = [fromLocalField(from), fromLocalField(until)];
  const said = "Enter the date and the time, or nothing";
  if (from && !begin) faults.from = said;
  if (until && !end) faults.until = said;
  if (begin && end && end <= begin) faults.until = "The end must come after the beginning";
  return faults;
}

function sentRule({ kind, percent, amount, currency, plans, intervals }: RuleForm): CouponRule {
  const off =
    kind === "percent"
      ? { percent: wholeNumber(percent) ?? 0 }
      : { amount: minorAmount(amount, currency) ?? 0, currency };
  return { ...off, ...(plans.length > 0 && { plans }), ...(intervals.length > 0 && { intervals }) };
}

/** @returns the entered time; the stored one, which may have seconds, where the field still shows it. */
function enteredTime(field: string, stored: string | undefined): string | null {
  return field === fieldOf(stored) ? (stored ?? null) : (fromLocalField(field)?.toISOString() ?? null);
}

/** @param base the stored coupon. @returns the body of a request for a form without faults; null is no limit. */
export function couponBody(
  { code, rules, maxRedemptions, oncePerCustomer, from, until }: CouponForm,
  base: Coupon | undefined,
) {
  return {
    code,
    rules: rules.map(sentRule),
    maxRedemptions: wholeNumber(maxRedemptions) ?? null,
    oncePerCustomer,
    from: enteredTime(from, base?.from),
    until: enteredTime(until, base?.until),
  };
}
