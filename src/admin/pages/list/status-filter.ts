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
