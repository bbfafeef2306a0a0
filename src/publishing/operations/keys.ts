import { isObject, type JsonObject } from "#shared";
import { keyOf } from "./draft.ts";
import type { Path } from "./operation.ts";

/** Names with a meaning in JavaScript, which are no keys and no parts of a path. */
export const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

const KEY = /^[A-Za-z0-9_-]{1,64}$/;

/** @returns whether a text may be the key of a block or an item (docs/api.md). */
export function isKey(value: unknown): value is string {
  return typeof value === "string" && KEY.test(value) && !FORBIDDEN.has(value);
}

/** An item of a list inside a block: the list's path and the key of the preceding item. */
export type Item = { key: string; path: Path; after: string | null; content: JsonObject };

/** @returns whether a list holds objects; an empty one counts. */
export function isObjectList(value: unknown): value is JsonObject[] {
  return Array.isArray(value) && value.every(isObject);
}

/** @returns every item of every list of objects below a value, outer ones first. */
export function itemsIn(value: unknown, path: Path = []): Item[] {
  if (isObjectList(value)) {
    return value.flatMap((content, index) => {
      const before = value[index - 1];
      const item = { key: keyOf(content), path, after: before ? keyOf(before) : null, content };
      return [item, ...itemsIn(content, [...path, item.key])];
    });
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => itemsIn(field, [...path, name]));
}

/** Gives every object of every list below a value a key where it has no valid one. */
export function withKeys(value: JsonObject, newKey: () => string): JsonObject;
export function withKeys(value: readonly JsonObject[], newKey: () => string): JsonObject[];
export function withKeys(value: unknown, newKey: () => string): unknown;
export function withKeys(value: unknown, newKey: () => string): unknown {
  if (isObjectList(value)) {
    return value.map((item) => ({ ...withKeys(item, newKey), key: isKey(item.key) ? item.key : newKey() }));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withKeys(field, newKey)]));
}

/** Removes the key of a block or an item; those below it stay. */
export function withoutKey({ key: _key, ...content }: JsonObject): JsonObject {
  return content;
}

/** Removes all keys: blocks.json, versions, models and HTML have none. */
export function withoutKeys(value: JsonObject): JsonObject;
export function withoutKeys(value: readonly JsonObject[]): JsonObject[];
export function withoutKeys(value: unknown): unknown;
export function withoutKeys(value: unknown): unknown {
  if (isObjectList(value)) {
    return value.map((item) => withoutKeys(withoutKey(item)));
  }
  if (Array.isArray(value) || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutKeys(field)]));
}
