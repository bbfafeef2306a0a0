import { MAX_CODE } from "#blocks";
import type { CouponProblem } from "#blocks/server";
import { countHit, takeBackHit, type HitCounter, type RateLimit } from "#db";
import { quoteCoupon } from "#plans/server";
import { fail } from "#shared";

/** Codes that a visitor may get wrong; right ones don't count. */
const TRIES: RateLimit = { name: "coupon", hits: 20, windowMs: 10 * 60 * 1000 };

/** What a code that isn't accepted is called in the texts of pages. */
const PROBLEMS = {
  COUPON_UNKNOWN: "unknown",
  COUPON_NOT_STARTED: "notStarted",
  COUPON_EXPIRED: "expired",
  COUPON_USED_UP: "usedUp",
  COUPON_NOT_FOR_PLAN: "notForPlan",
} as const satisfies Record<string, CouponProblem>;

/**
 * Reads what a visitor's code does to the prices. Wrong codes are counted by the visitor's address, in forms and in
 * addresses of pages together, so that nobody finds codes by trying.
 * @param client the visitor's address.
 * @returns the code as it is written, and the prices that it changes, or why it changes none, with the seconds to wait after too many tries.
 */
export async function tryCoupon(store: HitCounter, client: string, code: string) {
  const now = new Date();
  const retryAfter = await countHit(store, TRIES, client, now.getTime());
  if (retryAfter > 0) return { ...fail<CouponProblem>("tooMany", "Too many codes were tried"), retryAfter };
  const quoted = await quoteCoupon(store.database.db, code.slice(0, MAX_CODE), now);
  if (!quoted.ok) return fail<CouponProblem>(PROBLEMS[quoted.error.code], quoted.error.message);
  await takeBackHit(store, TRIES, client);
  return quoted;
}
