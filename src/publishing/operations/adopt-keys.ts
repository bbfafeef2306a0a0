import { isObject, type JsonObject } from "#shared";
import { typeOf } from "./canonical.ts";
import { keyOf } from "./draft.ts";
import { isObjectList, withKeys, withoutKeys } from "./keys.ts";
import { matchEntries } from "./match.ts";

/**
 * Gives content without keys the keys of the blocks and items of a draft that it still holds; what is new gets new ones.
 * @param before a draft's blocks; both sides in canonical order.
 */
export function adoptBlockKeys(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  newKey: () => string,
): JsonObject[] {
  const rules = { kindOf: typeOf, nameOf: ({ id }: JsonObject) => (typeof id === "string" && id ? id : undefined) };
  return adoptEntries(before, after, newKey, rules);
}

function adoptEntries(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  newKey: () => string,
  rules: Parameters<typeof matchEntries>[1],
): JsonObject[] {
  const bare = withoutKeys(before) as JsonObject[];
  const places = matchEntries({ before: bare, after }, rules);
  return after.map((entry, index) => {
    const old = before[places[index] ?? -1];
    const content = old ? adoptFields(old, entry, newKey) : (withKeys(entry, newKey) as JsonObject);
    return { ...content, key: old ? keyOf(old) : newKey() };
  });
}

const ITEMS = { kindOf: () => "", nameOf: () => undefined };

function adopt(before: unknown, after: unknown, newKey: () => string): unknown {
  if (isObjectList(after)) return adoptEntries(isObjectList(before) ? before : [], after, newKey, ITEMS);
  if (isObject(before) && isObject(after)) return adoptFields(before, after, newKey);
  return withKeys(after, newKey);
}

function adoptFields(before: JsonObject, after: JsonObject, newKey: () => string): JsonObject {
  const old = (name: string) => (Object.hasOwn(before, name) ? before[name] : undefined);
  return Object.fromEntries(Object.entries(after).map(([name, field]) => [name, adopt(old(name), field, newKey)]));
}
