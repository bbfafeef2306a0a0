import { withWas } from "#drafts";
import { NO_TOMBSTONES, operationsTo, type Draft, type Operation } from "#publishing";
import { fail, ok, type Result } from "#shared";
import { bareBlocks, readBlocks } from "../clipboard/block-text.ts";

/** @returns a draft's blocks as the configuration that people edit. */
export function configurationOf({ blocks }: Draft): string {
  return JSON.stringify(bareBlocks(blocks), null, 2);
}

/**
 * Finds the operations from a draft to a configuration; remaining blocks keep their keys, meta tags are unchanged.
 * @param draft as the author of the text saw it: each operation carries the value that it changes (`was`).
 * @returns what to show where the text can't be used: 'Error: ' and the parser's message, or the path of the fault (spec 2).
 */
export function templateOperations(draft: Draft, text: string, newKey: () => string): Result<Operation[]> {
  const read = readBlocks(text);
  if (!read.ok) return fail(read.error.code, `Error: ${read.error.message}`);
  const operations = operationsTo(draft, { metaTags: [...draft.metaTags], blocks: read.value }, newKey);
  return ok(withWas({ draft, removed: NO_TOMBSTONES }, operations));
}
