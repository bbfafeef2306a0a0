import type { JsonObject } from "#shared";
import { faultAt, itemFault } from "./block-fault.ts";
import { keyOf, type DraftState } from "./draft.ts";
import { itemsIn, type Item } from "./keys.ts";
import { longListIn, TOO_MANY_ITEMS } from "./limits.ts";
import type { Path } from "./operation.ts";
import { applied, fault, type Outcome } from "./outcome.ts";
import { tombstoneOf, withTombstones, type Removed, type Tombstones } from "./tombstones.ts";

/** The items that a change of a block removes and adds, with the lists that they are in. */
export type ItemChange = { gone: readonly Item[]; come: readonly Item[] };

/** Keys of the items of blocks. A changed block takes them over, so that they are collected once. */
const itemKeys = new WeakMap<JsonObject, Set<string>>();

/** @returns the keys of all items of a block. */
export function itemKeysOf(block: JsonObject): ReadonlySet<string> {
  const keys = itemKeys.get(block) ?? new Set(itemsIn(block).map((item) => item.key));
  itemKeys.set(block, keys);
  return keys;
}

function handOverKeys(before: JsonObject, after: JsonObject, { gone, come }: ItemChange): void {
  const keys = itemKeys.get(before);
  if (!keys) return;
  itemKeys.delete(before);
  for (const { key } of gone) keys.delete(key);
  for (const { key } of come) keys.add(key);
  itemKeys.set(after, keys);
}

/** Adds tombstones for the items that a change of a block removed, and drops those of the items that it restored. */
export function withItemTombstones(removed: Tombstones, block: string, { gone, come }: ItemChange): Tombstones {
  const living = new Set(come.map((item) => item.key));
  const added = gone
    .filter((item) => !living.has(item.key))
    .map(({ key, content, after, path }): [string, Removed] => [
      tombstoneOf(key, block),
      { content, after, in: { key: block, path } },
    ]);
  const restored = come.map((item) => tombstoneOf(item.key, block)).filter((name) => isKnown(removed, name));
  return withTombstones(removed, Object.fromEntries([...restored.map((name) => [name, null] as const), ...added]));
}

function isKnown({ settled, recent }: Tombstones, name: string): boolean {
  return Object.hasOwn(settled, name) || Object.hasOwn(recent, name);
}

/**
 * Replaces a block by its changed form. Only what changed is checked, so that a change in a long list costs no more than
 * one in a short list.
 * @param changed in canonical order. @param path leads to what is new; without it nothing is.
 * @returns a fault when no draft may hold it.
 */
export function replaceBlock(
  state: DraftState,
  { before, changed, path, items }: { before: JsonObject; changed: JsonObject; path?: Path; items: ItemChange },
): Outcome {
  const gone = new Set(items.gone.map((item) => item.key));
  const isTaken = (key: string) => !gone.has(key) && itemKeysOf(before).has(key);
  const wrong = (path && faultAt(changed, path)) ?? itemFault(items.come, isTaken);
  if (wrong) return fault(wrong.message, wrong.path);
  const removed = withItemTombstones(state.removed, keyOf(changed), items);
  const blocks = state.draft.blocks.with(state.draft.blocks.indexOf(before), changed);
  handOverKeys(before, changed, items);
  return applied({ draft: { ...state.draft, blocks }, removed });
}

/** @returns a fault where a value has a longer list than a draft may hold; undefined when it had one before. */
export function tooLong(value: unknown, path: Path, before?: unknown): Outcome | undefined {
  const long = longListIn(value, path);
  return long && !longListIn(before) ? fault(TOO_MANY_ITEMS, long) : undefined;
}
