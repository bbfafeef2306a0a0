import { countHit, takeBackHit, type Executor, type RateLimit } from "#db";
import { failAt, ok, type Result } from "#shared";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often something may be tried; counted in the database, so that it holds across processes and restarts. */
export const LIMITS = {
  signIn: { name: "sign-in", hits: 10, windowMs: MINUTE_MS },
  wrongPassword: { name: "wrong-password", hits: 5, windowMs: 15 * MINUTE_MS },
  signUp: { name: "sign-up", hits: 5, windowMs: HOUR_MS },
  resetRequest: { name: "reset-request", hits: 5, windowMs: HOUR_MS },
  reset: { name: "reset", hits: 5, windowMs: HOUR_MS },
  setup: { name: "setup", hits: 10, windowMs: 15 * MINUTE_MS },
  mail: { name: "account-mail", hits: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

/** Where hits are counted, and the key that keeps addresses out of the table. */
type Counter = { database: { db: Executor }; secret: string };

/** Counts one try of somebody. @returns TOO_MANY with the seconds to wait once there were more than the limit allows. */
export async function countTry(
  { database, secret }: Counter,
  limit: RateLimit,
  who: string,
): Promise<Result<undefined, "TOO_MANY">> {
  const retryAfter = await countHit(database.db, limit, who, secret, Date.now());
  if (retryAfter === 0) return ok(undefined);
  return failAt("TOO_MANY", "This was tried too often. Wait a while, then try again.", { retryAfter });
}

/**
 * Lets a password be tried for an account, known or not, as long as there were less than five wrong ones. A try counts
 * from its begin, so that many at once are not more than five, and is taken back when it wasn't wrong.
 */
export async function tryPassword<Value, Code extends string>(
  counter: Counter,
  email: string,
  attempt: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "TOO_MANY">> {
  const allowed = await countTry(counter, LIMITS.wrongPassword, email);
  if (!allowed.ok) return allowed;
  const result = await attempt();
  const isWrong = !result.ok && (result.error.code === "WRONG_CREDENTIALS" || result.error.code === "WRONG_PASSWORD");
  if (!isWrong) await takeBackHit(counter.database.db, LIMITS.wrongPassword, email, counter.secret);
  return result;
}
