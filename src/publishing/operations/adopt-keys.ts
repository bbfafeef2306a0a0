import { finish, isObject, type JsonObject, type Steps } from "#shared";
import { typeOf } from "./canonical.ts";
import { keyOf } from "./draft.ts";
import { isObjectList, withKeys, withoutKey, withoutKeys } from "./keys.ts";
import { matchEntries } from "./match-entries.ts";

/**
 * Gives content without keys the keys of the blocks and items of a draft that it still holds; new ones get new keys.
 * @param before a draft's blocks; both sides in canonical order.
 */
export function adoptBlockKeys(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  newKey: () => string,
): Steps<JsonObject[]> {
  const rules = { kindOf: typeOf, nameOf: ({ id }: JsonObject) => (typeof id === "string" && id ? id : undefined) };
  return adoptEntries(before, after, newKey, rules);
}

function* adoptEntries(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  newKey: () => string,
  rules: Parameters<typeof matchEntries>[1],
): Steps<JsonObject[]> {
  const bare: JsonObject[] = [];
  for (const entry of before) {
    yield;
    bare.push(withoutKeys(withoutKey(entry)));
  }
  const indexes = yield* matchEntries({ before: bare, after }, rules);
  const adopted: JsonObject[] = [];
  for (const [index, entry] of after.entries()) {
    yield;
    const old = before[indexes[index] ?? -1];
    const content = old ? adoptFields(old, entry, newKey) : withKeys(entry, newKey);
    adopted.push({ ...content, key: old ? keyOf(old) : newKey() });
  }
  return adopted;
}

const ITEMS = { kindOf: () => "", nameOf: () => undefined };

function adopt(before: unknown, after: unknown, newKey: () => string): unknown {
  if (isObjectList(after)) return finish(adoptEntries(isObjectList(before) ? before : [], after, newKey, ITEMS));
  if (isObject(before) && isObject(after)) return adoptFields(before, after, newKey);
  return withKeys(after, newKey);
}

function adoptFields(before: JsonObject, after: JsonObject, newKey: () => string): JsonObject {
  const old = (name: string) => (Object.hasOwn(before, name) ? before[name] : undefined);
  return Object.fromEntries(Object.entries(after).map(([name, field]) => [name, adopt(old(name), field, newKey)]));
}
