import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";

const HOUR_MS = 3_600_000;
/** A token is valid for its hour and this many more: longer than any page is cached. */
const VALID_HOURS = 48;
/** The clock of the process that made it may be a little ahead, so that its next hour has begun. */
const AHEAD_HOURS = 1;

/** The last signatures: within an hour nearly every post has the same. */
const known = new LRUCache<string, string>({ max: 100 });

function sign(secret: string, form: string, hour: number): string {
  const key = `${secret}\n${form}\n${hour}`;
  const signature = known.get(key) ?? createHmac("sha256", secret).update(`${form}\n${hour}`).digest("base64url");
  known.set(key, signature);
  return signature;
}

/** Makes the token that a form carries: the same bytes for everyone within an hour (spec 7). */
export function formToken(secret: string, form: string, now: number): string {
  const hour = Math.floor(now / HOUR_MS);
  return `${hour}.${sign(secret, form, hour)}`;
}

/** @returns whether we made this token for this form and it isn't too old. Compares in constant time. */
export function isValidToken(secret: string, form: string, token: string, now: number): boolean {
  const match = /^(\d{1,10})\.([\w-]{43})$/.exec(token);
  if (!match) return false;
  const [, hourText = "", signature = ""] = match;
  const hour = Number(hourText);
  const age = Math.floor(now / HOUR_MS) - hour;
  const expected = Buffer.from(sign(secret, form, hour));
  return timingSafeEqual(expected, Buffer.from(signature)) && age >= -AHEAD_HOURS && age <= VALID_HOURS;
}
