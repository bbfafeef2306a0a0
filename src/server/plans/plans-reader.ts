import { planAddress } from "#billing";
import { COUPON_QUERY } from "#blocks";
import type { AskedCoupon, OfferedPlan, PlanList, Ports } from "#blocks/server";
import type { Executor } from "#db";
import { PLANS_TAG, savingOf, type Plan, type QuotedPrice } from "#plans";
import { listOfferedPlans } from "#plans/server";
import { ENTITIES_TAG, listEntities } from "#records/server";
import { localePath, type Locale } from "#shared";
import { readQuery, type Address } from "#site";
import type { Services } from "../services.ts";
import { featureWords } from "./feature-words.ts";
import { tryCoupon } from "./try-coupon.ts";

/** A code, and the prices that it changes. */
type Applied = AskedCoupon & { prices: readonly QuotedPrice[] };

/** A visitor's address of a page: `client` is who asks, without whom no code is tried. */
export type Visit = Address & { client?: string };

/** Where plans are shown. `isSignUpOpen` decides what their buttons lead to: needed only where these are shown. */
type Place = { path: string; locale: Locale; isSignUpOpen?: boolean };

function offeredPlan(
  plan: Plan,
  { locale, isSignUpOpen = false }: Place,
  words: ReturnType<typeof featureWords>,
  coupon?: Applied,
): OfferedPlan {
  const where = { locale, isSignUpOpen, isOnRequest: plan.isOnRequest };
  const { id, name, description, unit, isHighlighted, isFree, isOnRequest, trialDays } = plan;
  const code = coupon && !coupon.problem ? coupon.code : undefined;
  const prices = plan.prices.map((price) => {
    const { interval, currency, amount } = price;
    const cut = coupon?.prices.find((one) => one.plan === id && one.interval === interval && one.currency === currency);
    return {
      interval,
      currency,
      amount: cut?.amount ?? amount,
      ...(cut && { amountBefore: amount }),
      saving: savingOf(price, plan.prices),
      href: planAddress({ plan: id, interval, currency, coupon: cut && code }, where),
    };
  });
  return {
    id,
    name,
    description: description || undefined,
    unit: unit || undefined,
    isHighlighted,
    isFree,
    isOnRequest,
    trialDays,
    prices,
    features: plan.features.flatMap(words),
    href: planAddress({ plan: id }, where),
  };
}

/** Reads the plans that visitors are offered, with what a code does to their prices. */
export async function readPlanList(db: Executor, place: Place, coupon?: Applied): Promise<PlanList> {
  const { path, locale } = place;
  const [plans, entities] = await Promise.all([listOfferedPlans(db), listEntities(db)]);
  const words = featureWords(entities, locale);
  return {
    href: localePath(path, locale),
    plans: plans.map((plan) => offeredPlan(plan, place, words, coupon)),
    coupon: coupon && { code: coupon.code, problem: coupon.problem },
  };
}

/** Makes the reader of plans for the blocks of one page. */
export function plansReader(services: Services, { path, locale, search, client }: Visit): Pick<Ports, "readPlans"> {
  const { db } = services.database;
  const isSignUpOpen = services.environment.SIGN_UP === "open";
  const code = readQuery(search, [COUPON_QUERY])[COUPON_QUERY];

  async function apply(asked: string, visitor: string): Promise<Applied> {
    const tried = await tryCoupon(services, visitor, asked);
    return tried.ok ? tried.value : { code: asked, prices: [], problem: tried.error.code };
  }

  return {
    readPlans: async ({ allowsCoupons }) => {
      const isTried = allowsCoupons && client !== undefined;
      const coupon = isTried && code !== undefined ? await apply(code, client) : undefined;
      return {
        data: await readPlanList(db, { path, locale, isSignUpOpen }, coupon),
        tags: [PLANS_TAG, ENTITIES_TAG],
        // Without a code the page is the same for everyone; with one it is another page, which is never kept.
        queryNames: isTried ? [COUPON_QUERY] : [],
        isPrivate: coupon !== undefined,
      };
    },
  };
}
