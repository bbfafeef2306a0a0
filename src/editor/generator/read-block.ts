import { findClaims, readBlockReply, readPartialBlock, type Note } from "#ai";
import { typeOf, withKeys } from "#publishing";
import { ok, type JsonObject, type Result } from "#shared";
import { newKey } from "../new-key.ts";
import { inOneText, type KnownTexts } from "./page-facts.ts";
import { marksOf, pathWithKeys, type Claim } from "./put-block.ts";
import { withWritten } from "./with-written.ts";
import { fieldInWords } from "./words-of.ts";

/** Something to be said about a field of what a model wrote. */
export type Remark = { field: string; text: string };

/** What a model wrote for a block, and how that block would look with it. */
export type Generated = {
  block: JsonObject;
  claims: readonly Claim[];
  /** The whole block in the outside form, with what stays of it. */
  preview: JsonObject;
  /** What was left out, and why. */
  notes: readonly Remark[];
  /** What nobody has confirmed. */
  unconfirmed: readonly Remark[];
};

function remarksOf(preview: JsonObject, notes: readonly Note[], claims: readonly Claim[]) {
  const keyed = withKeys(preview, newKey) as JsonObject;
  return {
    notes: notes.map(({ path, message }) => ({
      field: fieldInWords(keyed, pathWithKeys(keyed, path)),
      text: message,
    })),
    unconfirmed: marksOf(keyed, claims).map(({ path, text }) => ({ field: fieldInWords(keyed, path), text })),
  };
}

/** Reads a finished reply for a block of the draft. @returns UNREADABLE ('Could not parse response'). */
export function readGenerated(reply: string, block: JsonObject, known: KnownTexts): Result<Generated, "UNREADABLE"> {
  const read = readBlockReply(reply, typeOf(block), { known: inOneText(known) });
  if (!read.ok) return read;
  const claims = findClaims(read.value.block, known);
  const preview = withWritten(block, read.value.block);
  return ok({ block: read.value.block, claims, preview, ...remarksOf(preview, read.value.notes, claims) });
}

/** Reads what has come of a growing reply. @returns how the block would look so far; undefined before there is anything. */
export function readGrowing(reply: string, block: JsonObject, known: KnownTexts): JsonObject | undefined {
  const partial = readPartialBlock(reply, typeOf(block), { known: inOneText(known) });
  return partial && withWritten(block, partial);
}
