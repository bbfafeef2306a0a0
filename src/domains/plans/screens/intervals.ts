import { INTERVAL_NAMES, INTERVALS, type Interval } from "../plan.ts";

/** What follows an amount: "per month". */
export const PER: Readonly<Record<Interval, string>> = {
  once: "once",
  week: "per week",
  month: "per month",
  quarter: "per quarter",
  year: "per year",
};

/** The intervals as a select field offers them. */
export const INTERVAL_OPTIONS = INTERVALS.map((value) => ({ value, label: INTERVAL_NAMES[value] }));

/** @returns the chosen interval; monthly for anything else. */
export const intervalOf = (value: string): Interval => INTERVALS.find((one) => one === value) ?? "month";
