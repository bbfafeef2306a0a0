import { isObject } from "#shared";

/** Names of the fields that identify items in a form alone. */
const KEYS = new Set(["key", "uid"]);

function textOf(content: unknown): string {
  return JSON.stringify(content, (_name, value: unknown) => {
    if (!isObject(value)) return value;
    const fields = Object.entries(value).filter(([name]) => !KEYS.has(name));
    return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** @returns whether two forms hold the same, regardless of the keys of their items and the order of names. */
export const isSameContent = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);
