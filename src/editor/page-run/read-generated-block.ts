import { findClaims, readBlockReply, readKnown, type GroundingTexts } from "#ai";
import { ok, type JsonObject, type Result } from "#shared";
import { joinTexts } from "../generator/page-context.ts";
import type { Claim } from "../generator/put-block.ts";
import { cleanerFor, remarksOf, type Remark } from "../generator/read-block.ts";

/**
 * Reads a finished reply for a new block.
 * @returns the block in the stored form with its unconfirmed statements and what was left out or changed; UNREADABLE
 * ('Could not parse response').
 */
export async function readGeneratedBlock(
  text: string,
  type: string,
  known: GroundingTexts,
): Promise<Result<{ block: JsonObject; claims: Claim[]; notes: Remark[] }, "UNREADABLE">> {
  const read = readBlockReply(text, type, { known: joinTexts(known), cleanRich: await cleanerFor(type) });
  if (!read.ok) return read;
  const { block, notes } = read.value;
  await readKnown(known);
  const claims = findClaims(block, known).map((claim) => ({ path: claim.path, text: claim.text }));
  return ok({ block, claims, notes: remarksOf(block, notes) });
}
