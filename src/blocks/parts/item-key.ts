import { isObject } from "#shared";

/**
 * React's key for a list item: its key in a draft, or else its index. Never its text: others may have the same, and it
 * changes while it is typed.
 */
export function itemKey(item: unknown, index: number): string | number {
  return isObject(item) && typeof item.key === "string" ? item.key : index;
}
