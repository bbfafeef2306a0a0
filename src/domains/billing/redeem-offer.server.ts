import type { Transaction } from "#db";
import { redeemCoupon } from "#plans/server";
import { fail, failAt, ok, type Result } from "#shared";
import { isPaidOffer, type Offer } from "./offers.server.ts";

/**
 * Redeems an offer's coupon in the caller's transaction, for the price that was offered.
 * @param customer any text that stays the same for who buys.
 * @returns the id of its redemption, if it has a coupon; COUPON_*.
 */
export async function redeemOffer(
  trx: Transaction,
  customer: string,
  offer: Offer,
  at: Date,
): Promise<Result<string | undefined>> {
  if (!isPaidOffer(offer) || offer.coupon === undefined) return ok(undefined);
  const { planId, price } = offer.terms;
  const purchase = { customer, plan: planId, interval: price.interval, currency: price.currency };
  const redeemed = await redeemCoupon(trx, offer.coupon, purchase, at);
  if (!redeemed.ok) return failAt(redeemed.error.code, redeemed.error.message, { path: ["coupon"] });
  if (redeemed.value.amount === offer.amount) return ok(redeemed.value.id);
  return fail("COUPON_CHANGED", "This coupon was just changed. Try again.");
}
