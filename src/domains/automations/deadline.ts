import { walkSteps, type Definition } from "./definition.ts";

const DAY_MS = 24 * 3_600_000;
/** Longer than all attempts of a few steps take, one of them at most 5 days. */
const WORK_DAYS = 30;
/** How far ahead the end of a wait may be that is only known when it begins. */
const MAX_UNTIL_DAYS = 366;

/** @returns the days after which an execution is given up: those that it waits, and those that its steps may take. */
export function deadlineDays({ steps }: Definition): number {
  let days = WORK_DAYS;
  for (const { step } of walkSteps(steps)) {
    if (step.type !== "wait") continue;
    days += step.until === undefined ? step.days + step.hours / 24 + step.minutes / 1440 : MAX_UNTIL_DAYS;
  }
  return Math.ceil(days);
}

export function deadlineAfter(days: number, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
