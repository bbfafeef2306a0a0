import type { JsonObject } from "#shared";
import type { ListAddress } from "./operation.ts";

/** A removed block or item: its content, and the neighbour that it followed. */
export type Removed = { content: JsonObject; after: string | null; in?: ListAddress };

/**
 * What a draft once held, so that an operation on something removed can be told from an impossible one. Blocks are
 * stored under their key, items under "block/item". The latest changes are a separate record, so that a removal
 * doesn't copy all earlier ones; null there: restored.
 */
export type Tombstones = {
  settled: Readonly<Record<string, Removed>>;
  recent: Readonly<Record<string, Removed | null>>;
};

export const NO_TOMBSTONES: Tombstones = { settled: {}, recent: {} };

/** From this many recent changes on, they are merged into the settled ones. */
const MAX_RECENT = 200;

/** @returns the name under which the tombstone of a block, or of an item of a block, is stored. */
export function tombstoneOf(key: string, block?: string): string {
  return block === undefined ? key : `${block}/${key}`;
}

/** @returns what was removed under a key: a block, or an item of a block. */
export function findRemoved(
  { removed: { settled, recent } }: { removed: Tombstones },
  key: string,
  block?: string,
): Removed | undefined {
  const name = tombstoneOf(key, block);
  if (Object.hasOwn(recent, name)) return recent[name] ?? undefined;
  return Object.hasOwn(settled, name) ? settled[name] : undefined;
}

/** Records what was removed, and with null what was restored. */
export function withTombstones(removed: Tombstones, changes: Tombstones["recent"]): Tombstones {
  if (Object.keys(changes).length === 0) return removed;
  const { settled } = removed;
  const recent = { ...removed.recent, ...changes };
  if (Object.keys(recent).length <= MAX_RECENT) return { settled, recent };
  return { settled: settledOf({ settled, recent }), recent: {} };
}

/** @returns all tombstones as one record, as it is stored; the latest are last. */
export function settledOf({ settled, recent }: Tombstones): Tombstones["settled"] {
  const kept = Object.entries(settled).filter(([name]) => !Object.hasOwn(recent, name));
  const added = Object.entries(recent).filter((entry): entry is [string, Removed] => entry[1] !== null);
  return Object.fromEntries([...kept, ...added]);
}
