import type { InboxViewSettings } from "../../view-contract.ts";
import { ENTRY_KINDS, ENTRY_STATUSES, type VIEW_FILTERS } from "../../entry.ts";
import { KINDS, STATUSES } from "../texts.ts";

type Filter = (typeof VIEW_FILTERS)[number];
type Choice = { value: string; label: string };

/** The statuses that a list can show; "" is what it shows without a choice. */
export const STATUS_CHOICES: readonly Choice[] = [
  { value: "", label: "Open" },
  ...ENTRY_STATUSES.map((value) => ({ value, label: STATUSES[value].label })),
  { value: "all", label: "All" },
];

/** The filters behind the button "Filters". */
const HIDDEN_FILTERS = ["kind", "form", "assignee", "tag", "page"] as const satisfies readonly Filter[];

export const KIND_CHOICES: readonly Choice[] = ENTRY_KINDS.map((value) => ({ value, label: KINDS[value].many }));

/** @returns the hidden filters that narrow the list, each as a text. */
export function activeFilters(
  filters: InboxViewSettings,
  people: readonly { id: string; name: string }[],
): { name: Filter; text: string }[] {
  return HIDDEN_FILTERS.flatMap((name) => {
    const value = filters[name];
    if (!value) return [];
    const person = people.find(({ id }) => id === value)?.name ?? "someone else";
    const kind = KIND_CHOICES.find((choice) => choice.value === value)?.label ?? value;
    const text = {
      kind,
      form: `Form: ${value}`,
      assignee: `Assigned to ${person}`,
      tag: `Tag: ${value}`,
      page: `Page: ${value}`,
    }[name];
    return [{ name, text }];
  });
}
