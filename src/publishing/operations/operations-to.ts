import { findBlock } from "#blocks";
import { finish, isObject, type JsonObject, type Steps } from "#shared";
import type { MetaTag, PageContent } from "../page.ts";
import { adoptBlockKeys } from "./adopt-keys.ts";
import { canonicalBlock, isSame, typeOf } from "./canonical.ts";
import { keyOf, type DraftState } from "./draft.ts";
import { longestIncreasingSubsequence } from "./longest-common.ts";
import { isObjectList, withoutKeys } from "./keys.ts";
import type { ListAddress, Operation, Path } from "./operation.ts";
import { canBeNamed } from "./resolve-path.ts";

/**
 * Finds the operations that lead from a draft to content in the stored form: a restored version, an import, a
 * template, an edit of the JSON tab (docs/api.md). Blocks and items that are still there keep their keys, and what is
 * equal gets no operation, so that others' edits and annotations survive.
 * @param newKey makes the keys of what is new.
 * @returns as many as it takes: the caller splits them into batches. Content that no draft may hold gives operations that
 * are refused with the path of the fault.
 */
export function operationsTo(draft: DraftState["draft"], content: PageContent, newKey: () => string): Operation[] {
  return finish(operationsToInSteps(draft, content, newKey));
}

/** The same, step by step, for pages of any size. */
export function* operationsToInSteps(
  draft: DraftState["draft"],
  content: PageContent,
  newKey: () => string,
): Steps<Operation[]> {
  const before = yield* canonicalBlocks(draft.blocks);
  const after = yield* withKeysOf(before, content.blocks, newKey);
  return [...metaOperations(draft.metaTags, content.metaTags), ...(yield* operationsBetween(before, after))];
}

/** Puts blocks into canonical order. */
export function* canonicalBlocks(blocks: readonly JsonObject[]): Steps<JsonObject[]> {
  const canonical: JsonObject[] = [];
  for (const block of blocks) {
    yield;
    canonical.push(canonicalBlock(block));
  }
  return canonical;
}

/**
 * Finds the operations that lead from one block of a draft to another form of it without keys, such as an edit of the JSON
 * tab (docs/api.md).
 * @param blocks the draft's. @param before the block as its author saw it: what others changed since is left alone.
 * @returns the block as it becomes, with keys, and the operations.
 */
export function operationsToBlock(
  blocks: readonly JsonObject[],
  { before, stored, newKey }: { before: JsonObject; stored: JsonObject; newKey: () => string },
): { block: JsonObject; operations: Operation[] } {
  const old = canonicalBlock(before);
  const [adopted = {}] = finish(withKeysOf([old], [stored], newKey));
  const block = { ...adopted, key: keyOf(before) };
  const withIt = (one: JsonObject) => blocks.map((other) => (keyOf(other) === keyOf(before) ? one : other));
  return { block, operations: finish(operationsBetween(withIt(old), withIt(block))) };
}

/**
 * Gives blocks in the stored form the keys of the draft's blocks that they match.
 * @param before a draft's blocks in canonical order.
 */
export function* withKeysOf(
  before: readonly JsonObject[],
  blocks: readonly JsonObject[],
  newKey: () => string,
): Steps<JsonObject[]> {
  const bare = yield* canonicalBlocks(withoutKeys(blocks));
  return yield* canonicalBlocks(yield* adoptBlockKeys(before, bare, newKey));
}

type Tags = readonly MetaTag[];

/** @returns the operations from one set of meta tags to another; of several with one name the first counts. */
export function metaOperations(before: Tags, after: Tags): Operation[] {
  const valueIn = (tags: Tags, name: string) => tags.find((tag) => tag.name === name)?.value || null;
  const names = new Set([...before, ...after].map(({ name }) => name));
  return [...names].flatMap((name): Operation[] => {
    const value = valueIn(after, name);
    return value === valueIn(before, name) ? [] : [{ type: "setMeta", name, value }];
  });
}

/** Finds the operations from one state of a draft's blocks to another, both with keys and in canonical order. */
export function* operationsBetween(before: readonly JsonObject[], after: readonly JsonObject[]): Steps<Operation[]> {
  const old = new Map(before.map((block) => [keyOf(block), block]));
  const replaced = new Set<JsonObject>();
  const fields: Operation[] = [];
  for (const block of after) {
    yield;
    const was = old.get(keyOf(block));
    if (!was) continue;
    if (canBeSet(was, block)) fields.push(...fieldOperations(was, block));
    else replaced.add(block);
  }
  const order = listOperations(before, after, (block) => replaced.has(block), {
    insert: (block, neighbour) => ({ type: "insert", key: keyOf(block), after: neighbour, block }),
  });
  return [...order, ...fields];
}

/** Whether operations can turn one block into the other: they can't set any name besides its type, id and layout. */
function canBeSet(before: JsonObject, after: JsonObject): boolean {
  const type = typeOf(after);
  const rest = ({ key: _key, id: _id, layout: _layout, [type]: content, ...others }: JsonObject) => ({
    others,
    content,
  });
  const [old, next] = [rest(before), rest(after)];
  return isSame(old.others, next.others) && (canBeNamed([type]) || isSame(old.content, next.content));
}

/** Finds the removals, then the inserts and as few moves as possible that put the rest in order. */
function listOperations(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  isReplaced: (entry: JsonObject) => boolean,
  { address, insert }: { address?: ListAddress; insert: (entry: JsonObject, after: string | null) => Operation },
): Operation[] {
  const inList = address && { in: address };
  const kept = new Set(after.filter((entry) => !isReplaced(entry)).map(keyOf));
  const indexes = new Map(before.map((entry, index) => [keyOf(entry), index]));
  const removals = before
    .filter((entry) => !kept.has(keyOf(entry)))
    .map((entry): Operation => Object.assign({ type: "remove" as const, key: keyOf(entry) }, inList));
  const oldIndexOf = (entry: JsonObject) => (isReplaced(entry) ? undefined : indexes.get(keyOf(entry)));
  const staying = longestIncreasingSubsequence(after.flatMap((entry) => oldIndexOf(entry) ?? []));
  const arrivals = after.flatMap((entry, index): Operation[] => {
    const neighbour = after[index - 1];
    const neighbourKey = neighbour ? keyOf(neighbour) : null;
    const old = oldIndexOf(entry);
    if (old === undefined) return [insert(entry, neighbourKey)];
    return staying.has(old) ? [] : [{ type: "move", key: keyOf(entry), after: neighbourKey, ...inList }];
  });
  return [...removals, ...arrivals];
}

function fieldOperations(before: JsonObject, after: JsonObject): Operation[] {
  const key = keyOf(after);
  const type = typeOf(after);
  return [type, "id", "layout"].flatMap((name) => {
    const isWhole = name === "id" || (name === type && !findBlock(type));
    if (!isWhole) return valueOperations(before[name], after[name], { key, path: [name] });
    return isSame(before[name], after[name]) ? [] : [setAt({ key, path: [name] }, after[name])];
  });
}

function setAt({ key, path }: ListAddress, value: unknown): Operation {
  return { type: "set", key, path, value: value ?? null };
}

/** Finds the operations between two values, as deep inside as both have the same shape. */
function valueOperations(before: unknown, after: unknown, address: ListAddress): Operation[] {
  if (isSame(before, after)) return [];
  if (isObjectList(before) && isObjectList(after)) return itemOperations(before, after, address);
  if (!isObject(before) || !isObject(after)) return [setAt(address, after)];
  const changed = namesOf(before, after).filter((name) => !isSame(own(before, name), own(after, name)));
  if (!changed.every((name) => canBeNamed([...address.path, name]))) return [setAt(address, after)];
  return changed.flatMap((name) => {
    const path: Path = [...address.path, name];
    return valueOperations(own(before, name), own(after, name), { key: address.key, path });
  });
}

function namesOf(before: JsonObject, after: JsonObject): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}

function own(value: JsonObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function itemOperations(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  address: ListAddress,
): Operation[] {
  const order = listOperations(before, after, () => false, {
    address,
    insert: (item, neighbour) => ({ type: "insert", key: keyOf(item), after: neighbour, item, in: address }),
  });
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const fields = after.flatMap((item) => {
    const was = old.get(keyOf(item));
    return was ? valueOperations(was, item, { key: address.key, path: [...address.path, keyOf(item)] }) : [];
  });
  return [...order, ...fields];
}
