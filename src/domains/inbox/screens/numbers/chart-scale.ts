/** @returns the least of 2, 4, 6, 8, 10, 20, 30, 40, 60, 80, 100 ... that is at least a number: an axis whose half is whole. */
export function axisTop(most: number): number {
  for (let power = 1; ; power *= 10) {
    const top = [2, 3, 4, 6, 8, 10].map((step) => step * power).find((one) => one >= most && one % 2 === 0);
    if (top !== undefined) return top;
  }
}

const DAY = new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" });
const WHOLE_DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeZone: "UTC" });

/** @returns a day (UTC, "2026-05-01") as an axis has it. */
export const shortDay = (day: string): string => DAY.format(new Date(day));

/** @returns a day in full. */
export const wholeDay = (day: string): string => WHOLE_DAY.format(new Date(day));

const SHARE = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

/** @returns a share as a percentage with one decimal at most; nothing where nobody was counted. */
export function conversionText(entries: number, views: number): string {
  if (views === 0) return "–";
  // More entries than views: someone sent a form twice, or views were counted only since.
  return SHARE.format(Math.min(1, entries / views));
}
