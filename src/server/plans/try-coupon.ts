import { MAX_CODE } from "#blocks";
import type { CouponProblem } from "#blocks/server";
import type { HitCounter } from "#db";
import { limitTries, quoteCoupon } from "#plans/server";
import { fail } from "#shared";

/** What a code that isn't accepted is called in the texts of pages. */
const PROBLEMS = {
  COUPON_UNKNOWN: "unknown",
  COUPON_NOT_STARTED: "notStarted",
  COUPON_EXPIRED: "expired",
  COUPON_USED_UP: "usedUp",
  COUPON_NOT_FOR_PLAN: "notForPlan",
} as const satisfies Record<string, CouponProblem>;

/**
 * Reads what a visitor's code does to the prices; wrong codes are counted (`limitTries`).
 * @param client the visitor's address.
 * @returns the code as it is written, and the prices that it changes, or why it changes none, with the seconds to wait after too many tries.
 */
export async function tryCoupon(store: HitCounter, client: string, code: string) {
  const quote = () => quoteCoupon(store.database.db, code.slice(0, MAX_CODE), new Date());
  const tried = await limitTries(store, client, quote);
  if (tried.ok) return tried;
  const { code: fault, message, details } = tried.error;
  if (fault !== "TOO_MANY") return fail<CouponProblem>(PROBLEMS[fault], message);
  return { ...fail<CouponProblem>("tooMany", message), retryAfter: details?.retryAfter ?? 0 };
}
