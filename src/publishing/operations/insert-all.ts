import type { JsonObject } from "#shared";
import type { PageContent } from "../page.ts";
import type { Operation } from "./operation.ts";

/** Makes the operations that put blocks behind a neighbour, in their order. @param after null is the first place. */
export function insertBlocks(blocks: readonly JsonObject[], after: string | null, newKey: () => string): Operation[] {
  const keys = blocks.map(() => newKey());
  return blocks.map((block, index) => ({
    type: "insert",
    key: keys[index] ?? newKey(),
    after: keys[index - 1] ?? after,
    block,
  }));
}

/** Makes the operations that fill an empty draft with content. */
export function insertContent({ metaTags, blocks }: PageContent, newKey: () => string): Operation[] {
  const tags = metaTags.map(({ name, value }): Operation => ({ type: "setMeta", name, value }));
  return [...tags, ...insertBlocks(blocks, null, newKey)];
}
