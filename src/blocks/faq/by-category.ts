import type { FaqItem } from "./schema.ts";

/** @returns the questions by category, in the order in which the categories first appear; "" has those without one. */
export function byCategory(items: readonly FaqItem[]): (readonly [string, FaqItem[]])[] {
  return [...Map.groupBy(items, (item) => item.category ?? "")];
}
