import { unstoredTexts } from "#drafts";
import type { DraftSession } from "../../drafts/use-draft-session.ts";

/** Stores pending changes. @returns whether all that is on screen is stored: a text with a fault isn't. */
export async function storeAll({ document, sync }: DraftSession): Promise<boolean> {
  return (await sync.settle()) && unstoredTexts(document).size === 0;
}
