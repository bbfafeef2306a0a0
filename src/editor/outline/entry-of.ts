import { outlineOf, type OutlineEntry } from "#publishing";
import type { JsonObject } from "#shared";

const known = new WeakMap<JsonObject, OutlineEntry>();

/** @returns how a block is told in the outline; the same object as long as the block is the same. */
export function entryOf(block: JsonObject): OutlineEntry {
  const [entry = { key: "", label: "", words: "" }] = known.has(block) ? [known.get(block)] : outlineOf([block]);
  known.set(block, entry);
  return entry;
}
