import { withWas } from "#drafts";
import { blockKeyOf, keyOf, NO_TOMBSTONES, operationsTo, type Draft, type Operation } from "#publishing";
import { fail, ok, type Result } from "#shared";
import { readBlocks } from "../clipboard/block-text.ts";
import { bareBlocks } from "../clipboard/written-blocks.ts";

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

/** @returns whether operations change a block that someone has removed from the draft meanwhile: they would do nothing. */
export function changesRemoved(operations: readonly Operation[], { blocks }: Draft): boolean {
  const inserted = operations.flatMap((one) => (one.type === "insert" ? one.key : []));
  const there = new Set([...blocks.map(keyOf), ...inserted]);
  return operations.some((one) => {
    const key = blockKeyOf(one);
    const isWhole = (one.type === "remove" || one.type === "move") && one.in === undefined;
    return key !== undefined && !isWhole && !there.has(key);
  });
}
