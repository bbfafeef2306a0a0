import { walkSteps, type Definition } from "./definition.ts";
import { AUTOMATION_LIMITS } from "./limits.ts";

const DAY_MS = 24 * 3_600_000;
/** Longer than all attempts of a few steps take, one of them at most 5 days. */
const WORK_DAYS = 30;

/**
 * @returns the days after which an execution is given up: the sum of its waits, and the time that its steps may take. A
 * wait until a date counts as the longest one, because its end is only known when it begins.
 */
export function deadlineDays({ steps }: Definition): number {
  let days = WORK_DAYS;
  for (const { step } of walkSteps(steps)) {
    if (step.type !== "wait") continue;
    days += step.until === undefined ? step.days + step.hours / 24 + step.minutes / 1440 : AUTOMATION_LIMITS.waitDays;
  }
  return Math.ceil(days);
}

/** @returns the time so many days after now, as it is stored. */
export function deadlineAfter(days: number, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
