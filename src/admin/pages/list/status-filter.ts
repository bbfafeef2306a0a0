import { STATUS_WORDS } from "../page.ts";

/** The choices of a list's filter: what is scheduled may have any status but "archived". */
export const STATUS_FILTERS = [
  { value: "", label: "Any status" },
  ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
  { value: "scheduled", label: "Scheduled" },
];

/** @returns the query of the list for a choice of the filter. */
export function statusQuery(filter: string): { status?: string; scheduled?: string } {
  return filter === "scheduled" ? { scheduled: "true" } : { status: filter };
}

/** @returns how many rows a search has found, in words. */
export function foundText(count: number, hasMore: boolean, noun: string): string {
  if (hasMore) return `${count} or more ${noun}s found`;
  return count === 1 ? `1 ${noun} found` : `${count} ${noun}s found`;
}
