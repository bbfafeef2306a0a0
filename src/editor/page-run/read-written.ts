import { findClaims, readBlockReply } from "#ai";
import { ok, type JsonObject, type Result } from "#shared";
import { inOneText, type KnownTexts } from "../generator/page-facts.ts";
import type { Claim } from "../generator/put-block.ts";

/**
 * Reads a finished reply for a new block.
 * @returns the block in the outside form with what of it nobody has confirmed; UNREADABLE ('Could not parse response').
 */
export function readWritten(
  text: string,
  type: string,
  known: KnownTexts,
): Result<{ block: JsonObject; claims: Claim[] }, "UNREADABLE"> {
  const read = readBlockReply(text, type, { known: inOneText(known) });
  if (!read.ok) return read;
  const { block } = read.value;
  return ok({ block, claims: findClaims(block, known).map((claim) => ({ path: claim.path, text: claim.text })) });
}
