import { finish, type JsonObject, type Steps } from "#shared";
import type { Change } from "./contract/review.ts";
import { blockKeyOf } from "./operations/address.ts";
import { typeOf } from "./operations/canonical.ts";
import { findByKey, keyOf } from "./operations/draft.ts";
import { isObjectList, withKeys, withoutKey, withoutKeys } from "./operations/keys.ts";
import type { Operation } from "./operations/operation.ts";
import { canonicalBlocks, metaOperations, operationsBetween, withKeysOf } from "./operations/operations-to.ts";
import { valueAt } from "./operations/value-at.ts";
import { META_GROUP, metaLabel } from "./meta-label.ts";
import { metaValue, type PageContent, type PageKind } from "./page.ts";
import { withChoiceLabels } from "./choice-labels.ts";
import { fieldLabelParts, labelOf } from "./field-label.ts";

/** A version's blocks by key, each with its position in the page, from 1. */
type Side = ReadonlyMap<string, { block: JsonObject; position: number }>;
type Sides = { before: Side; after: Side };
type BlockOperation = Exclude<Operation, { type: "setMeta" | "annotate" }>;

/**
 * Finds what people changed between two versions, matching what is still the same as `operationsTo` does.
 * @param kind what the content belongs to: posts have other names for their data.
 * @returns the changes in the order of the page; none for equal content.
 */
export function diffContents(before: PageContent, after: PageContent, kind?: PageKind): Change[] {
  return finish(diffInSteps(before, after, kind));
}

/** The same, step by step, for pages of any size. */
export function* diffInSteps(before: PageContent, after: PageContent, kind: PageKind = "page"): Steps<Change[]> {
  let count = 0;
  const newKey = () => `k${(count += 1)}`;
  const old = yield* canonicalBlocks(withKeys(withoutKeys(before.blocks), newKey));
  const next = yield* withKeysOf(old, after.blocks, newKey);
  const sides = { before: sideOf(old), after: sideOf(next) };
  const operations = (yield* operationsBetween(old, next)).filter(isOfBlock);
  const ranks = ranksOf(sides);
  const rankOf = (operation: Operation) => ranks.get(blockKeyOf(operation) ?? "") ?? 0;
  const inOrder = operations.toSorted((a, b) => rankOf(a) - rankOf(b));
  const changes = metaChanges(before, after, kind);
  for (const operation of inOrder) {
    yield;
    changes.push(describe(operation, sides));
  }
  return changes;
}

function sideOf(blocks: readonly JsonObject[]): Side {
  return new Map(blocks.map((block, index) => [keyOf(block), { block, position: index + 1 }]));
}

/** @returns whether an operation changes a block or something in it. */
export function isOfBlock(operation: Operation): operation is BlockOperation {
  return operation.type !== "setMeta" && operation.type !== "annotate";
}

function metaChanges(before: PageContent, after: PageContent, kind: PageKind): Change[] {
  return metaOperations(before.metaTags, after.metaTags).flatMap((operation): Change[] => {
    if (operation.type !== "setMeta") return [];
    const { name } = operation;
    const values = { before: metaValue(before, name) ?? null, after: metaValue(after, name) ?? null };
    const where = { label: META_GROUP[kind], position: 0, item: "", field: metaLabel(name, kind) };
    return [{ kind: "changed", ...where, ...values }];
  });
}

/** The order in which blocks are listed: as they are in the page now, a removed one after the block that it followed. */
function ranksOf({ before, after }: Sides): Map<string, number> {
  const ranks = new Map([...after].map(([key, { position }]) => [key, position]));
  let last = 0;
  for (const key of before.keys()) {
    const rank = ranks.get(key);
    if (rank === undefined) ranks.set(key, last + 0.5);
    else last = rank;
  }
  return ranks;
}

function positionIn(list: readonly JsonObject[], key: string): number {
  return list.findIndex((item) => item.key === key) + 1;
}

function blockIn(side: Side, key: string): JsonObject {
  return side.get(key)?.block ?? {};
}

/** A block or an item as people see it, without keys. */
function bare(entry: JsonObject): unknown {
  return withoutKeys(withoutKey(entry));
}

/** Describes what one operation changes in a block. @param before the block with keys. @param after the same, changed. */
export function changeOfBlock(operation: BlockOperation, before: JsonObject, after: JsonObject): Change {
  return describe(operation, { before: sideOf([before]), after: sideOf([after]) });
}

function describe(operation: BlockOperation, sides: Sides): Change {
  const key = blockKeyOf(operation) ?? "";
  const isRemoval = operation.type === "remove";
  const side = isRemoval ? sides.before : sides.after;
  const block = blockIn(side, key);
  const position = side.get(key)?.position ?? 0;
  const ofBlock = { label: labelOf(block), position, item: "", field: "" };
  if (operation.type === "set") return describeSet(operation, block, sides, ofBlock);
  if (operation.in) return describeItem(operation, block, sides, ofBlock);
  const shown = () => withChoiceLabels(block, [], bare(block));
  if (operation.type === "insert") return { ...ofBlock, kind: "added", before: null, after: shown() };
  if (isRemoval) return { ...ofBlock, kind: "removed", before: shown(), after: null };
  return { ...ofBlock, kind: "moved", before: sides.before.get(key)?.position ?? 0, after: position };
}

type OfBlock = Pick<Change, "label" | "position" | "item" | "field">;

function describeSet(
  { key, path, value }: Extract<BlockOperation, { type: "set" }>,
  block: JsonObject,
  { before }: Sides,
  ofBlock: OfBlock,
): Change {
  const { item, field } = fieldLabelParts(block, path);
  const old = valueAt(blockIn(before, key), path);
  const isContent = path.length === 1 && path[0] === typeOf(block);
  const shown = (one: unknown) => withChoiceLabels(block, path, withoutKeys(one));
  const values = { before: shown(old ?? null), after: shown(value) };
  return { ...ofBlock, kind: "changed", item, field: isContent ? "" : field, ...values };
}

function describeItem(
  { type, key, in: list }: Exclude<BlockOperation, { type: "set" }>,
  block: JsonObject,
  sides: Sides,
  ofBlock: OfBlock,
): Change {
  const path = list?.path ?? [];
  const listIn = (side: Side) => {
    const value = valueAt(blockIn(side, list?.key ?? ""), path);
    return isObjectList(value) ? value : [];
  };
  const item = fieldLabelParts(block, [...path, key]).item;
  const content = (side: Side) => withChoiceLabels(block, [...path, key], bare(findByKey(listIn(side), key) ?? {}));
  if (type === "insert") return { ...ofBlock, kind: "added", item, before: null, after: content(sides.after) };
  if (type === "remove") return { ...ofBlock, kind: "removed", item, before: content(sides.before), after: null };
  const positions = { before: positionIn(listIn(sides.before), key), after: positionIn(listIn(sides.after), key) };
  return { ...ofBlock, kind: "moved", item, ...positions };
}
