import { countHit, takeBackHit, type HitCounter, type RateLimit } from "#db";
import { failAt, ok, type Result } from "#shared";
import { knownBrowser } from "./known-browser.server.ts";
import type { Visitor } from "./visitor.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often something may be tried; counted in the database, so that limits hold across processes and restarts. */
export const LIMITS = {
  signIn: { name: "sign-in", hits: 10, windowMs: MINUTE_MS },
  /** Wrong passwords for an account from one address, or from one browser that has signed in to it before. */
  wrongPassword: { name: "wrong-password", hits: 5, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords for an account from anywhere; doesn't affect browsers that have signed in to it before. */
  wrongAnywhere: { name: "wrong-anywhere", hits: 50, windowMs: 15 * MINUTE_MS },
  signUp: { name: "sign-up", hits: 5, windowMs: HOUR_MS },
  /** Invitations that couldn't be accepted with a new account, from one address. */
  refusedInvitation: { name: "refused-invitation", hits: 5, windowMs: HOUR_MS },
  resetRequest: { name: "reset-request", hits: 5, windowMs: HOUR_MS },
  reset: { name: "reset", hits: 5, windowMs: HOUR_MS },
  setup: { name: "setup", hits: 10, windowMs: 15 * MINUTE_MS },
  mail: { name: "account-mail", hits: 5, windowMs: HOUR_MS },
  /** Apart from other emails: strangers who sign up with an address mustn't keep its owner from a new password. */
  resetMail: { name: "reset-mail", hits: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

/** Counts an attempt. @returns TOO_MANY with the seconds to wait once there were more than the limit allows. */
export async function countTry(
  counter: HitCounter,
  limit: RateLimit,
  who: string,
): Promise<Result<undefined, "TOO_MANY">> {
  const retryAfter = await countHit(counter, limit, who, Date.now());
  if (retryAfter === 0) return ok(undefined);
  return failAt("TOO_MANY", "Too many attempts. Wait a while, then try again.", { retryAfter });
}

/**
 * Lets a password be tried for an account, existing or not, while there were fewer than five wrong ones from that
 * source. A stranger's wrong passwords never lock out the owner of an account, who comes from another address, or with
 * a browser that has signed in before. An attempt counts from its start, so that concurrent ones can't exceed five, and
 * is taken back when it wasn't wrong: the password was right, it was refused untried, or the attempt failed.
 */
export async function tryPassword<Value, Code extends string>(
  counter: HitCounter & { origin: string },
  email: string,
  { headers, clientAddress }: Visitor,
  attempt: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "TOO_MANY">> {
  const browser = knownBrowser(counter, headers, email);
  const limits: [RateLimit, string][] = [[LIMITS.wrongPassword, `${email}\n${browser ?? clientAddress}`]];
  if (browser === undefined) limits.push([LIMITS.wrongAnywhere, email]);
  const counted: typeof limits = [];
  let isWrong = false;
  try {
    for (const [limit, who] of limits) {
      const allowed = await countTry(counter, limit, who);
      counted.push([limit, who]);
      if (!allowed.ok) return allowed;
    }
    const result = await attempt();
    isWrong = !result.ok && (result.error.code === "WRONG_CREDENTIALS" || result.error.code === "WRONG_PASSWORD");
    return result;
  } finally {
    if (!isWrong) for (const [limit, who] of counted) await takeBackHit(counter, limit, who);
  }
}
