import { finish, type JsonObject, type Steps } from "#shared";
import type { PageContent } from "../page.ts";
import { canonicalBlock } from "./canonical.ts";
import { emptyState, type DraftState } from "./draft.ts";
import { withKeys, withoutKey, withoutKeys } from "./keys.ts";

/** A draft's content as editors see it: with keys and annotations, but without tombstones. */
export type Draft = DraftState["draft"];

/** @returns a draft's content in the stored form, as versions and blocks.json hold it. */
export function contentOf(draft: Pick<Draft, "metaTags" | "blocks">): PageContent {
  return finish(contentInSteps(draft));
}

/** The same, block by block. */
export function* contentInSteps({ metaTags, blocks }: Pick<Draft, "metaTags" | "blocks">): Steps<PageContent> {
  const content: JsonObject[] = [];
  for (const block of blocks) {
    yield;
    content.push(withoutKeys(withoutKey(block)));
  }
  return { metaTags: [...metaTags], blocks: content };
}

/** Makes a draft of content that never had one; nothing is checked, and only the order of names changes. */
export function draftOf({ metaTags, blocks }: PageContent, newKey: () => string): DraftState {
  const tags = new Map(metaTags.map((tag) => [tag.name, tag]));
  return {
    ...emptyState(),
    draft: {
      metaTags: [...tags.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      blocks: blocks.map((block) => canonicalBlock({ ...withKeys(block, newKey), key: newKey() })),
      annotations: [],
    },
  };
}
