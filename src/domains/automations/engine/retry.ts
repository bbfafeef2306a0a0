import { MAIL_BACK_OFF } from "#forms/server";
import type { StepType } from "../steps.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The types of steps that act outside our database. */
export const OUTSIDE = ["mail", "webhook", "ai"] as const satisfies readonly StepType[];
export type OutsideType = (typeof OUTSIDE)[number];

/** @returns whether a step acts outside our database. */
export function isOutside(type: StepType): type is OutsideType {
  return (OUTSIDE as readonly StepType[]).includes(type);
}

/**
 * How long a process keeps an attempt that it has taken, and how often it renews this while it waits: an attempt of a process
 * that died is made by another one soon. The clocks of several machines have to agree within the difference.
 */
export const LEASE_MS = 30 * SECOND_MS;
export const RENEW_MS = 10 * SECOND_MS;
/** How long an attempt may take. */
export const ATTEMPT_MS: Readonly<Record<OutsideType, number>> = {
  mail: 2 * MINUTE_MS,
  webhook: MINUTE_MS,
  ai: 6 * MINUTE_MS,
};

/** Delays double up to the longest one; `tries` includes the first. */
type BackOff = { firstMs: number; longestMs: number; tries: number };

/** Models: eight tries in about two hours. The sender of webhooks schedules its own ten. */
const BACK_OFF: Readonly<Record<Exclude<OutsideType, "webhook">, BackOff>> = {
  mail: MAIL_BACK_OFF,
  ai: { firstMs: MINUTE_MS, longestMs: HOUR_MS, tries: 8 },
};

/** No delay is longer, whatever a receiver asks for: a day, and what keeps those that failed together apart. */
export const LONGEST_DELAY_MS = 28 * HOUR_MS;
/** The longest delay between tries of an email: mail servers don't say when to try again. */
export const LONGEST_MAIL_MS = MAIL_BACK_OFF.longestMs;
/** The longest delay between tries of an execution that fails with an internal error, such as a full disk. */
export const LONGEST_OWN_MS = HOUR_MS;
const OWN_BACK_OFF: BackOff = { firstMs: SECOND_MS, longestMs: LONGEST_OWN_MS, tries: 15 };

/**
 * @param attempts how often it was tried.
 * @param afterMs what the other side asks for: it makes the pause longer, never shorter. The sender of webhooks has planned it.
 * @returns the milliseconds until the next try, or undefined where it is given up.
 */
export function retryDelay(type: OutsideType | "own", attempts: number, afterMs?: number): number | undefined {
  if (type === "webhook") return afterMs === undefined ? undefined : Math.min(Math.max(afterMs, 0), LONGEST_DELAY_MS);
  const { firstMs, longestMs, tries } = type === "own" ? OWN_BACK_OFF : BACK_OFF[type];
  if (attempts >= tries) return undefined;
  const planned = Math.min(firstMs * 2 ** Math.min(attempts - 1, 30), longestMs);
  return Math.min(Math.max(planned, afterMs ?? 0), LONGEST_DELAY_MS);
}
