import { bareMarksOf, contentOf, type Annotation } from "#publishing";
import type { JsonObject } from "#shared";

/** @returns blocks of a draft in the stored form, without keys. */
export function bareBlocks(blocks: readonly JsonObject[]): JsonObject[] {
  return contentOf({ metaTags: [], blocks }).blocks;
}

/**
 * @returns blocks of a draft as text for the clipboard, marked as blocks, with the draft's annotations of them: a fact that
 * nobody has confirmed stays unconfirmed wherever it is pasted.
 */
export function textOf(blocks: readonly JsonObject[], annotations: readonly Annotation[] = []): string {
  const marks = bareMarksOf(blocks, annotations);
  const text = { blockwright: "blocks", blocks: bareBlocks(blocks), ...(marks.length > 0 && { marks }) };
  return JSON.stringify(text, null, 2);
}
