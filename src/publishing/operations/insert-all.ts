import type { JsonObject } from "#shared";
import type { PageContent } from "../page.ts";
import { copyMarks, copyTagMarks } from "./copy-marks.ts";
import type { Annotation } from "./draft.ts";
import type { Operation } from "./operation.ts";

/** Makes the operations that insert blocks after a neighbour, in order. @param after null is the beginning of the page. */
export function insertBlocks(blocks: readonly JsonObject[], after: string | null, newKey: () => string): Operation[] {
  const keys = blocks.map(() => newKey());
  return blocks.map((block, index) => ({
    type: "insert",
    key: keys[index] ?? newKey(),
    after: keys[index - 1] ?? after,
    block,
  }));
}

/**
 * Makes the operations that fill an empty draft with content.
 * @param annotations those of the draft that the content was taken from, with keys.
 */
export function insertContent(
  { metaTags, blocks }: PageContent,
  newKey: () => string,
  annotations: readonly Annotation[] = [],
): Operation[] {
  const tags = metaTags.map(({ name, value }): Operation => ({ type: "setMeta", name, value }));
  const inserts = insertBlocks(blocks, null, newKey);
  const marks = inserts.flatMap((insert, index) =>
    "block" in insert && insert.block
      ? copyMarks(blocks[index] ?? {}, { ...insert.block, key: insert.key }, annotations)
      : [],
  );
  return [...tags, ...inserts, ...copyTagMarks(metaTags, annotations), ...marks];
}
