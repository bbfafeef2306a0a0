import { findBlock, layoutStyle, openBlock, readBlock, type OpenedBlock } from "#blocks";
import { sharedEnd, typeOf, withShared, type SharedBlocks } from "#publishing";
import { messageOf, type JsonObject } from "#shared";

/** A block of the draft ready to be rendered, its layout checked too, or why it can't be. */
export type StoredOutcome = OpenedBlock | { message: string };

/** Outcomes, each with the shared block that the opened one refers to. */
const outcomes = new WeakMap<JsonObject, { outcome: StoredOutcome; shared?: JsonObject }>();

function open(stored: JsonObject, sharedBlocks: SharedBlocks): StoredOutcome {
  try {
    const [block = stored] = withShared([stored], sharedBlocks, "/");
    const opened = openBlock(readBlock(block));
    layoutStyle(opened.block.layout);
    return opened;
  } catch (error) {
    return { message: messageOf(error) };
  }
}

/**
 * Opens a block as the site does; one that refers to the site's shared header or footer becomes that one.
 * @returns the same outcome for the same block object, and the same shared block if it refers to one, so that only a changed
 * block re-renders. Never throws.
 */
export function openStored(stored: JsonObject, sharedBlocks: SharedBlocks = {}): StoredOutcome {
  const end = sharedEnd(stored);
  const shared = end && sharedBlocks[end];
  const known = outcomes.get(stored);
  if (known && known.shared === shared) return known.outcome;
  const outcome = open(stored, sharedBlocks);
  outcomes.set(stored, { outcome, shared });
  return outcome;
}

/** @returns the key of the first block of the page's main part, whose title is the page's. */
export function findLead(blocks: readonly JsonObject[], sharedBlocks?: SharedBlocks): string | undefined {
  const lead = blocks.find((block) => {
    const outcome = openStored(block, sharedBlocks);
    const landmark = "message" in outcome ? undefined : outcome.opened?.landmark;
    return landmark === undefined || landmark === "footer";
  });
  return typeof lead?.key === "string" ? lead.key : undefined;
}

/** Whether a block's tools are always there (spec 2). */
export function hasFixedTools(block: JsonObject): boolean {
  return findBlock(typeOf(block))?.hasFixedTools ?? false;
}
