import type { RoiResult } from "#leads";

/** Months on the chart and in one cohort (spec 9). */
const MONTHS = 12;
const COHORT_MONTHS = 4;
const HEADROOM = 1.2;

/** The axis' maximum of a series that is all zero (spec 9). */
export const FALLBACK_MAX = { cash: 100, hours: 50 } as const;

/** The savings by the end of a month, rounded to whole dollars and hours. */
export type MonthPoint = { month: number; cash: number; hours: number };

/** Twelve months of one cohort after another: a quarter of a cohort's result is added each month (spec 9). */
export function monthlySeries({ savings, hoursFreed }: Pick<RoiResult, "savings" | "hoursFreed">): MonthPoint[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = index + 1;
    return {
      month,
      cash: Math.round((savings / COHORT_MONTHS) * month),
      hours: Math.round((hoursFreed / COHORT_MONTHS) * month),
    };
  });
}

/** The top of an axis: 1.2 times the largest value, or the fallback when there is nothing to show (spec 9). */
export function axisMax(values: number[], fallback: number): number {
  const largest = Math.max(0, ...values);
  return largest > 0 ? largest * HEADROOM : fallback;
}

/** Round numbers (1, 2 or 5 times a power of ten) above 0 and up to `max`, at most four of them. */
export function axisTicks(max: number): number[] {
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const last = Math.floor(max / step);
  return Array.from({ length: last }, (_, index) => (index + 1) * step);
}

/** Whether a cohort is complete with the month at this index of the series. */
export function isCohortEnd(index: number): boolean {
  return (index + 1) % COHORT_MONTHS === 0;
}

/** A share of the drawing as an attribute: 0.125 -> "12.5%". */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
