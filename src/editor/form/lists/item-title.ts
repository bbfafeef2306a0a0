import { isObject } from "#shared";

const LENGTH = 60;

/** @returns a short line that distinguishes an item from the others; "" while it has no text. */
export function itemTitle(item: unknown, field: string | undefined): string {
  const title = isObject(item) && field !== undefined ? item[field] : undefined;
  const line = typeof title === "string" ? title.replaceAll(/\s+/g, " ").trim() : "";
  return line.length > LENGTH ? `${line.slice(0, LENGTH - 1).trimEnd()}…` : line;
}

/** @returns a name with an initial capital. */
export function atBeginning(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
