import type { Executor } from "#db";
import { termsOf, type Interval, type Plan, type Terms } from "#plans";
import { listOfferedPlans, listPlanFeatures, quoteCoupon, readPlan } from "#plans/server";
import { fail, failAt, formatNumber, ok, type Result } from "#shared";
import type { Choice, OfferedPlan } from "./contract.ts";
import { limitsOf, type PaidTerms, type PricedTerms } from "./terms.ts";

/** A plan with a price that someone may choose. */
export type PaidOffer = {
  kind: "paid";
  terms: PaidTerms;
  priced: PricedTerms;
  /** What is paid with the coupon, in minor units. */
  amount: number;
  coupon?: string;
};

/** A plan as someone may choose it. */
export type Offer = PaidOffer | { kind: "free" | "onRequest"; terms: Terms; amount?: undefined; coupon?: undefined };

/** @returns whether an offer has a price. */
export const isPaidOffer = (offer: Offer): offer is PaidOffer => offer.kind === "paid";

/** @returns the plan, or NOT_FOUND where it isn't offered. */
export async function findPlan(db: Executor, id: string): Promise<Result<Plan, "NOT_FOUND">> {
  const plan = await readPlan(db, id);
  if (plan.ok && !plan.value.isArchived) return plan;
  return fail("NOT_FOUND", "This plan is no longer offered. Choose another one.");
}

/** What one price at Stripe stands for: a plan for an interval, in each currency that it has. */
function pricedFor(plan: Plan, interval: Interval): PricedTerms {
  const prices = plan.prices.filter((price) => price.interval === interval);
  const currencies = prices.map((price) => [price.currency, { ...termsOf(plan, price), price }] as const);
  return { plan: plan.id, name: plan.name, interval, currencies: Object.fromEntries(currencies) };
}

/**
 * Finds what someone chose. An interval or a currency that isn't named is the plan's only one.
 * @returns NOT_FOUND; INVALID with the field that has to be chosen; COUPON_* with its field.
 */
export async function findOffer(db: Executor, choice: Choice, at: Date): Promise<Result<Offer>> {
  const found = await findPlan(db, choice.plan);
  if (!found.ok) return found;
  const plan = found.value;
  if (plan.isFree || plan.isOnRequest) return ok({ kind: plan.isFree ? "free" : "onRequest", terms: termsOf(plan) });
  const { interval, currency, coupon } = choice;
  const [price, another] = plan.prices.filter(
    (one) => (interval ?? one.interval) === one.interval && (currency ?? one.currency) === one.currency,
  );
  if (!price) return failAt("INVALID", "This plan has no such price. Choose another one.", { path: ["interval"] });
  if (another) return failAt("INVALID", "Choose how often to pay, and a currency", { path: ["interval"] });
  const offer = {
    kind: "paid" as const,
    terms: { ...termsOf(plan, price), price },
    priced: pricedFor(plan, price.interval),
  };
  return coupon
    ? withCoupon(db, { ...offer, amount: price.amount }, coupon, at)
    : ok({ ...offer, amount: price.amount });
}

async function withCoupon(db: Executor, offer: PaidOffer, coupon: string, at: Date): Promise<Result<PaidOffer>> {
  const path = ["coupon"];
  const quoted = await quoteCoupon(db, coupon, at);
  if (!quoted.ok) return failAt(quoted.error.code, quoted.error.message, { path });
  const { planId, price } = offer.terms;
  const lower = quoted.value.prices.find(
    (one) => one.plan === planId && one.interval === price.interval && one.currency === price.currency,
  );
  if (!lower) return failAt("COUPON_NOT_FOR_PLAN", "This coupon isn’t for this price", { path });
  return ok({ ...offer, amount: lower.amount, coupon: quoted.value.code });
}

/** @returns the plans that people may choose, in order, with what they include in words. */
export async function listOffers(db: Executor): Promise<OfferedPlan[]> {
  const titles = new Map((await listPlanFeatures(db)).map(({ feature, title }) => [feature, title]));
  const inWords = ({ text, feature = "", limit = null }: Plan["features"][number]) => {
    const title = titles.get(feature);
    const limited = `${title}: ${limit === null ? "no limit" : formatNumber(limit, "en")}`;
    // A limit of an entity that is deleted says nothing.
    return text ?? (title === undefined ? [] : limited);
  };
  return (await listOfferedPlans(db)).map(
    ({ id, name, description, features, prices, isFree, isOnRequest, trialDays }) => ({
      id,
      name,
      description,
      features: features.flatMap(inWords),
      prices: prices.map(({ interval, currency, amount }) => ({ interval, currency, amount })),
      isFree,
      isOnRequest,
      trialDays,
    }),
  );
}

/**
 * @returns what a tenant without a living plan may use: the limits of the free plan; where there is none, nothing of what
 * any plan limits.
 */
export async function limitsOfFreePlan(db: Executor): Promise<ReadonlyMap<string, number>> {
  const terms = (await listOfferedPlans(db)).map((plan) => termsOf(plan));
  const free = terms.find(({ isFree }) => isFree);
  if (free) return limitsOf(free);
  return new Map(terms.flatMap(({ limits }) => Object.keys(limits).map((feature) => [feature, 0] as const)));
}
