import type { Executor, Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import { findCoupon } from "./coupons.server.ts";
import type { Interval } from "./plan.ts";
import { checkCoupon, quotePrice, quotePrices, type CouponFault, type QuotedPrice } from "./quote.ts";
import { listOfferedPlans, readPlan } from "./read-plans.server.ts";
import "./tables.ts";

/** What a code is good for. */
export type Quote = { code: string; prices: QuotedPrice[] };

/**
 * Says what a coupon lowers, without redeeming it.
 * @param code as a visitor typed it.
 * @returns the lowered prices of offered plans, or why there are none.
 */
export async function quoteCoupon(db: Executor, code: string, at: Date): Promise<Result<Quote, CouponFault>> {
  const coupon = checkCoupon(await findCoupon(db, code), at);
  if (!coupon.ok) return coupon;
  const prices = quotePrices(coupon.value, await listOfferedPlans(db));
  if (prices.length === 0) return notForPlan();
  return ok({ code: coupon.value.code, prices });
}

const notForPlan = () => fail("COUPON_NOT_FOR_PLAN", "This coupon isn’t for this plan");

/** What is bought with a coupon, and by whom: any text that stays the same for a customer. */
export type Purchase = { customer: string; plan: string; interval: Interval; currency: string };

/** A redeemed coupon; `id` is needed to give it back. */
export type Redemption = QuotedPrice & { id: string; couponId: string; code: string };

/**
 * Redeems a coupon in the caller's transaction: one conditional update counts it and locks the coupon's row, so that
 * redemptions of one coupon come one after the other. What is rolled back was never redeemed; a failure changes nothing.
 * @returns the lowered price, or why there is none; COUPON_ALREADY_USED for a customer's second time.
 */
export async function redeemCoupon(
  trx: Transaction,
  code: string,
  { customer, plan, interval, currency }: Purchase,
  at = new Date(),
): Promise<Result<Redemption, CouponFault | "COUPON_ALREADY_USED">> {
  const coupon = checkCoupon(await findCoupon(trx, code), at);
  if (!coupon.ok) return coupon;
  const found = await readPlan(trx, plan);
  const offered = found.ok && !found.value.isArchived ? found.value.prices : [];
  const price = offered.find((one) => one.interval === interval && one.currency === currency);
  const quoted = price ? quotePrice(coupon.value, { ...price, plan }) : undefined;
  if (!quoted) return notForPlan();
  const { id: couponId } = coupon.value;
  if (!(await count(trx, couponId))) return fail("COUPON_USED_UP", "This coupon has been used up");
  if (coupon.value.oncePerCustomer && (await hasRedeemed(trx, couponId, customer))) {
    await uncount(trx, couponId);
    return fail("COUPON_ALREADY_USED", "You have used this coupon already");
  }
  const id = newId();
  await trx
    .insertInto("coupon_redemptions")
    .values({ id, coupon_id: couponId, customer, plan_id: plan, interval, currency, created_at: at.toISOString() })
    .execute();
  return ok({ ...quoted, id, couponId, code: coupon.value.code });
}

async function count(trx: Transaction, couponId: string): Promise<boolean> {
  const counted = await trx
    .updateTable("coupons")
    .set((eb) => ({ used: eb("used", "+", 1) }))
    .where("id", "=", couponId)
    .where((eb) => eb.or([eb("max_redemptions", "is", null), eb("used", "<", eb.ref("max_redemptions"))]))
    .returning("id")
    .executeTakeFirst();
  return counted !== undefined;
}

async function uncount(trx: Transaction, couponId: string): Promise<void> {
  await trx
    .updateTable("coupons")
    .set((eb) => ({ used: eb("used", "-", 1) }))
    .where("id", "=", couponId)
    .execute();
}

async function hasRedeemed(trx: Transaction, couponId: string, customer: string): Promise<boolean> {
  const earlier = await trx
    .selectFrom("coupon_redemptions")
    .select("id")
    .where("coupon_id", "=", couponId)
    .where("customer", "=", customer)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Gives a coupon back in the caller's transaction: the order wasn't completed. A second time does nothing. */
export async function giveBackCoupon(trx: Transaction, redemptionId: string): Promise<void> {
  const given = await trx
    .deleteFrom("coupon_redemptions")
    .where("id", "=", redemptionId)
    .returning("coupon_id")
    .executeTakeFirst();
  if (given) await uncount(trx, given.coupon_id);
}
