import { isObject } from "#shared";

/**
 * React's key for an entry of a list: the key that it has in a draft, else its place. Never its words: others may have the
 * same, and they change while they are typed.
 */
export function itemKey(item: unknown, index: number): string | number {
  return isObject(item) && typeof item.key === "string" ? item.key : index;
}
