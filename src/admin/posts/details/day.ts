import type { TextRules } from "#drafts";
import { readPostMeta } from "#publishing";

/** @returns the day of a stored date or time, as a date field has it: "2026-03-04"; empty for anything else. */
function dayOf(stored: unknown): string {
  if (typeof stored !== "string") return "";
  return readPostMeta([{ name: "article:published_time", value: stored }]).date.slice(0, 10);
}

/** A stored date or time as a date field has it. */
export const DAY_RULES: TextRules = { toText: dayOf, parse: (day) => ({ value: day || null }) };
