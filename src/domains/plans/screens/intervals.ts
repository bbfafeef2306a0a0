import { INTERVAL_NAMES, INTERVALS, type Interval } from "../plan.ts";

/** The intervals as a select field offers them. */
export const INTERVAL_OPTIONS = INTERVALS.map((value) => ({ value, label: INTERVAL_NAMES[value] }));

/** @returns the chosen interval; monthly for anything else. */
export const intervalOf = (value: string): Interval => INTERVALS.find((one) => one === value) ?? "month";
