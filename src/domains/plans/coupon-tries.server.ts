import { countHit, takeBackHit, type HitCounter, type RateLimit } from "#db";
import { failAt, type Result } from "#shared";

/** How many wrong codes one address may enter; right ones don't count. */
const TRIES: RateLimit = { name: "coupon", hits: 20, windowMs: 10 * 60 * 1000 };

/**
 * Tries a code. Wrong ones are counted by address, wherever they are entered, so that nobody finds codes by trying.
 * @param client the address of who has entered it.
 * @returns what `work` returns, whose COUPON_* is a wrong code; TOO_MANY with the seconds to wait.
 */
export async function limitTries<Value, Code extends string>(
  counter: HitCounter,
  client: string,
  work: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "TOO_MANY">> {
  const retryAfter = await countHit(counter, TRIES, client, Date.now());
  if (retryAfter > 0) {
    return failAt("TOO_MANY", "Too many codes were tried. Wait a while, then try again.", { retryAfter });
  }
  const tried = await work();
  if (tried.ok || !tried.error.code.startsWith("COUPON_")) await takeBackHit(counter, TRIES, client);
  return tried;
}
