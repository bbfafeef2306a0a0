import { isObject, shorten } from "#shared";

const LENGTH = 60;

/** @returns a short line that distinguishes an item from the others; "" while it has no text. */
export function itemTitle(item: unknown, field: string | undefined): string {
  const title = isObject(item) && field !== undefined ? item[field] : undefined;
  return typeof title === "string" ? shorten(title, LENGTH) : "";
}

/** @returns a name with an initial capital. */
export function atBeginning(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
