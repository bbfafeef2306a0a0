import {
  findClaims,
  hasRichText,
  keepOwn,
  readBlockReply,
  readKnown,
  readPartialBlock,
  type GroundingTexts,
  type Note,
  type NotePath,
  type ReplyContext,
  type OwnText,
} from "#ai";
import { loadCleanSource } from "#blocks";
import {
  fieldLabel,
  typeOf,
  withKeys,
  withoutKeys,
  type Annotation,
  type Operation,
  isObjectList,
  keyOf,
  markedText,
  valueAt,
  type Path,
} from "#publishing";
import { isObject, type JsonObject, newKey, ok, type Result } from "#shared";
import { changesOf, type BlockChange } from "./block-changes.ts";
import { joinTexts } from "./page-context.ts";
import { marksOf, operationsForBlock, pathWithKeys, type Claim } from "./put-block.ts";

/** @returns the field names of a path, without the type and the keys of items. */
function namesAlong(block: JsonObject, path: Path): string[] {
  return path.slice(1).filter((_name, at) => !isObjectList(valueAt(block, path.slice(0, at + 1))));
}

/** Finds the values of a block that someone confirmed and that haven't changed since. */
function confirmedIn(block: JsonObject, annotations: readonly Annotation[]): OwnText[] {
  return annotations.flatMap(({ key, path, text, kind }): OwnText[] => {
    if (kind !== "confirmed" || key !== keyOf(block)) return [];
    const value = valueAt(block, path);
    return markedText(value) === text ? [{ path: namesAlong(block, path), value }] : [];
  });
}

/** A remark about a field that a model wrote. */
export type Remark = { field: string; text: string };

/** What a model wrote for a block of the draft, and how it changes that block. */
export type Generated = {
  /** The whole block as it becomes, in the stored form: what was written, with the rest of the block. */
  block: JsonObject;
  claims: readonly Claim[];
  /** What accepting it does, and `changes` the same in words. */
  operations: readonly Operation[];
  changes: readonly BlockChange[];
  /** What it keeps, in words. */
  kept: readonly string[];
  /** What was left out or changed, and why. */
  notes: readonly Remark[];
  /** The unconfirmed statements. */
  unconfirmed: readonly Remark[];
};

/** What a reply is read against: the block and the draft's marks as they were when the model was asked. */
export type Begun = { block: JsonObject; annotations: readonly Annotation[]; known: GroundingTexts };

/** Replaces a block's content by what a model wrote; the anchor, the layout and what only people can say stay. */
function mergeGenerated({ block, annotations }: Begun, reply: JsonObject): { block: JsonObject; kept: NotePath[] } {
  const type = typeOf(block);
  const { key: _key, ...old } = withoutKeys(block);
  const contentOf = (value: unknown) => (isObject(value) ? value : {});
  const { content, kept } = keepOwn(
    type,
    contentOf(old[type]),
    contentOf(reply[type]),
    confirmedIn(block, annotations),
  );
  return { block: { ...old, [type]: content }, kept };
}

/**
 * Fetches the sanitiser for replies that hold rich text; it fails without a connection.
 * @param before the texts that are rewritten, whose own markup may stay.
 */
export async function cleanerFor(type: string, before?: string): Promise<ReplyContext["cleanRich"]> {
  if (!hasRichText(type)) return undefined;
  const clean = await loadCleanSource();
  return (content) => clean(content, before);
}

/** @param block what a model wrote, without keys. */
export function remarksOf(block: JsonObject, notes: readonly Note[]): Remark[] {
  const keyed = withKeys(block, newKey);
  return notes.map(({ path, message }) => ({
    field: fieldLabel(keyed, pathWithKeys(keyed, path)),
    text: message,
  }));
}

/**
 * Reads a finished reply for a block of the draft.
 * @returns UNREADABLE ('Could not parse response').
 */
export async function readGenerated(reply: string, begun: Begun): Promise<Result<Generated, "UNREADABLE">> {
  const type = typeOf(begun.block);
  const read = readBlockReply(reply, type, { known: joinTexts(begun.known), cleanRich: await cleanerFor(type) });
  if (!read.ok) return read;
  await readKnown(begun.known);
  return ok(generatedFrom(begun, read.value.block, read.value.notes));
}

/** Finds what a block that was read changes in the draft. @param written without keys. */
export function generatedFrom(begun: Begun, written: JsonObject, notes: readonly Note[]): Generated {
  const { block: before, known } = begun;
  const type = typeOf(before);
  const { block, kept } = mergeGenerated(begun, written);
  const claims = findClaims({ [type]: block[type] }, known);
  const { after, operations } = operationsForBlock(before, { block, claims }, newKey);
  return {
    block,
    claims,
    operations,
    changes: changesOf(operations, before, after),
    kept: kept.map((path) => fieldLabel(after, pathWithKeys(after, path))),
    notes: remarksOf(written, notes),
    unconfirmed: marksOf(after, claims).map(({ path, text }) => ({ field: fieldLabel(after, path), text })),
  };
}

/** Reads a partial reply. @returns the block so far; undefined before there is anything. */
export function readGrowing(reply: string, begun: Begun): JsonObject | undefined {
  const partial = readPartialBlock(reply, typeOf(begun.block), { known: joinTexts(begun.known) });
  return partial && mergeGenerated(begun, partial).block;
}
