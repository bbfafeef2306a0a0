const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between one try and the next: ten tries in 75 h 35 min. Source: Standard Webhooks, "Deliverability". */
const DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;

/** The longest wait that a receiver may ask for, in seconds. */
const MAX_RETRY_AFTER = 24 * HOUR;
/** The random share of a wait, so that webhooks that failed together aren't retried together. */
const JITTER = 0.1;

/**
 * Schedules the next try of a webhook.
 * @param attempts how often it was tried, at least once.
 * @param random from 0 to 1.
 * @param retryAfter seconds that the receiver asked to wait: it is never tried earlier.
 * @returns when (UTC ISO), within 10% of the schedule; undefined after the tenth try.
 */
export function nextAttempt(attempts: number, now: Date, random: number, retryAfter = 0): string | undefined {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return undefined;
  const planned = delay * (1 - JITTER + 2 * JITTER * random);
  const asked = Math.min(Math.max(retryAfter, 0), MAX_RETRY_AFTER) * (1 + JITTER * random);
  return new Date(now.getTime() + Math.ceil(Math.max(planned, asked) * 1000)).toISOString();
}

/**
 * Reads the header `Retry-After` (RFC 9110, 10.2.3): seconds, or a date.
 * @returns seconds from now, from 0 to a day; undefined for anything else.
 */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d{1,10}$/.test(text)) return Math.min(Number(text), MAX_RETRY_AFTER);
  if (!/^[A-Z][a-z]{2,8}, .{1,40} GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(Math.ceil((at - now.getTime()) / 1000), 0), MAX_RETRY_AFTER);
}
