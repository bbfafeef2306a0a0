import { minorAmount, moneyText, newKey } from "#shared";
import { AI_FEATURE, isRowsFeature, PEOPLE_FEATURE } from "#tenants";
import type { Plan, PlanChange } from "../../plan-contract.ts";
import type { Interval } from "../../plan.ts";
import { isCurrency } from "../currencies.ts";
import { AMOUNT_FAULT, CURRENCY_FAULT, wholeNumber } from "../fault-texts.ts";

/** A price as its fields hold it; the amount is in whole units. `key` identifies it in the form. */
export type PriceForm = { key: string; interval: Interval; currency: string; amount: string };

/** The values of a feature's select field for words and for a custom name; any other value is the feature itself. */
export const WORDS = "";
export const OWN = "own";

/** A feature as its fields hold it: `own` is the custom name; an empty limit is no limit. */
export type FeatureForm = { key: string; kind: string; own: string; text: string; limit: string };

/** How a plan is paid. */
export type Payment = "prices" | "free" | "onRequest";

/** A plan as its fields hold it. */
export type PlanForm = {
  name: string;
  description: string;
  unit: string;
  isHighlighted: boolean;
  payment: Payment;
  trialDays: string;
  prices: PriceForm[];
  features: FeatureForm[];
};

/** A monthly price without an amount. */
export const newPrice = (currency = "EUR"): PriceForm => ({ key: newKey(), interval: "month", currency, amount: "" });
/** @returns an empty feature of the form. */
export const newFeature = (): FeatureForm => ({ key: newKey(), kind: WORDS, own: "", text: "", limit: "" });

/** Whether a feature is one that this site counts itself. */
export const isShared = (feature: string) =>
  isRowsFeature(feature) || feature === PEOPLE_FEATURE || feature === AI_FEATURE;

function featureForm({ text = "", feature, limit }: Plan["features"][number], index: number): FeatureForm {
  // Two forms of one stored plan are equal, so that changes can be found.
  const key = `stored-${index}`;
  if (feature === undefined) return { key, kind: WORDS, own: "", text, limit: "" };
  const name = isShared(feature) ? { kind: feature, own: "" } : { kind: OWN, own: feature };
  return { key, ...name, text, limit: limit === null || limit === undefined ? "" : String(limit) };
}

function paymentOf({ isFree, isOnRequest }: Plan): Payment {
  if (isFree) return "free";
  return isOnRequest ? "onRequest" : "prices";
}

/** @returns a stored plan as fields show it; a monthly price and nothing else for a new one. */
export function planForm(plan: Plan | undefined): PlanForm {
  if (!plan) {
    const texts = { name: "", description: "", unit: "", trialDays: "0" };
    return {
      ...texts,
      isHighlighted: false,
      payment: "prices",
      prices: [{ ...newPrice(), key: "first" }],
      features: [],
    };
  }
  const { name, description, unit, isHighlighted, trialDays } = plan;
  const prices = plan.prices.map(({ id, interval, currency, amount }) => ({
    key: id,
    interval,
    currency,
    amount: moneyText(amount, currency),
  }));
  const rest = { payment: paymentOf(plan), prices, features: plan.features.map(featureForm) };
  return { name, description, unit, isHighlighted, trialDays: String(trialDays), ...rest };
}

/** Checks what can be checked before anything is sent. @returns what is wrong, by the names of fields. */
export function checkPlanForm({ name, trialDays, payment, prices, features }: PlanForm): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!name.trim()) faults.name = "Enter a name";
  if (wholeNumber(trialDays || "0") === undefined) faults.trialDays = "Enter a number of days";
  for (const [index, { currency, amount }] of (payment === "prices" ? prices : []).entries()) {
    if (!isCurrency(currency)) faults[`prices.${index}.currency`] = CURRENCY_FAULT;
    if ((minorAmount(amount, currency) ?? -1) < 0) faults[`prices.${index}.amount`] = AMOUNT_FAULT;
  }
  for (const [index, { kind, own, text, limit }] of features.entries()) {
    if (kind === WORDS && !text.trim()) faults[`features.${index}.text`] = "Describe the feature";
    if (kind !== WORDS && limit.trim() && wholeNumber(limit) === undefined) {
      faults[`features.${index}.limit`] = "Enter a whole number, or nothing";
    }
    if (kind === OWN && !/^[a-z]\w*$/.test(own)) {
      faults[`features.${index}.feature`] = "Use letters, digits and underscores, starting with a lower-case letter";
    }
  }
  return faults;
}

type SentFeature = NonNullable<PlanChange["features"]>[number];

function sentFeature({ kind, own, text, limit }: FeatureForm): SentFeature {
  const words = text.trim() ? { text } : {};
  if (kind === WORDS) return words;
  return { ...words, feature: kind === OWN ? own : kind, limit: limit.trim() ? (wholeNumber(limit) ?? null) : null };
}

/** @returns the body of a request for a form without faults. */
export function planBody({ payment, trialDays, prices, features, ...rest }: PlanForm) {
  const sent = payment === "prices" ? prices : [];
  return {
    ...rest,
    isFree: payment === "free",
    isOnRequest: payment === "onRequest",
    trialDays: wholeNumber(trialDays || "0") ?? 0,
    prices: sent.map(({ interval, currency, amount }) => ({
      interval,
      currency,
      amount: minorAmount(amount, currency) ?? 0,
    })),
    features: features.map(sentFeature),
  };
}
