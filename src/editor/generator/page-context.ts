import { MAX_OUTLINE, type GroundingTexts, type OutlinedBlock } from "#ai";
import { findByKey, isFact, keyOf, metaNameOf, outlineOf, typeOf, valueAt, type Draft } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { bareBlocks } from "../clipboard/written-blocks.ts";

/** A neighbour with more characters than this isn't shown to a model. */
const MAX_NEIGHBOUR = 30_000;

/** @returns the page as a model sees it: a line for each block, in order, of a long page its beginning. */
export function outlinedBlocks({ blocks }: Draft): OutlinedBlock[] {
  const told = blocks.slice(0, MAX_OUTLINE);
  const entries = outlineOf(told);
  return told.map((block, index) => ({
    type: typeOf(block).slice(0, 64),
    text: entries[index]?.words ?? "",
  }));
}

/** @returns those of two blocks that are there and short enough to be shown to a model, in the stored form without keys. */
export function shownNeighbours(...neighbours: readonly (JsonObject | undefined)[]): JsonObject[] {
  const there = neighbours.filter((block) => block !== undefined);
  return bareBlocks(there).filter((content) => JSON.stringify(content).length <= MAX_NEIGHBOUR);
}

/** @returns the blocks before and after one, as a model is shown them. */
export function neighboursOf({ blocks }: Draft, key: string): JsonObject[] {
  const index = blocks.findIndex((block) => keyOf(block) === key);
  return shownNeighbours(blocks[index - 1], blocks[index + 1]);
}

/** @returns every text inside a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** @returns every text of the page except unconfirmed ones, which prove nothing. */
function pageTexts({ blocks, annotations, metaTags }: Draft): string[] {
  const marked = annotations.filter(isFact).flatMap(({ key, path }) => {
    const name = metaNameOf({ key, path });
    const block = findByKey(blocks, key);
    if (name !== undefined) return metaTags.filter((tag) => tag.name === name).map(({ value }) => value);
    return block ? textsIn(valueAt(block, path)) : [];
  });
  const unconfirmed = new Set(marked);
  const all = [...bareBlocks(blocks).flatMap(textsIn), ...metaTags.map(({ value }) => value)];
  return all.filter((text) => !unconfirmed.has(text));
}

/** Gathers the texts that a model may take its statements from. */
export function groundingTexts(facts: readonly string[], context: string, draft: Draft): GroundingTexts {
  return { facts, context, page: pageTexts(draft) };
}

/** Joins them into one text, for reading replies (`ReplyContext`). */
export function joinTexts({ facts, context, page }: GroundingTexts): string {
  return [...facts, context, ...page].join("\n");
}
