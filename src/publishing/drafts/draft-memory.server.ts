import type { StoredState } from "./draft-rows.server.ts";

const MAX_DRAFTS = 50;

/** Drafts that this process caches, by page; valid only while the database has the same revision. */
type DraftMemory = {
  get: (pageId: string) => StoredState | undefined;
  set: (pageId: string, draft: StoredState) => void;
};

/** Caches the most recently used drafts, so that a batch doesn't read the whole draft again. */
export function makeMemory(): DraftMemory {
  const drafts = new Map<string, StoredState>();
  return {
    get: (pageId) => drafts.get(pageId),
    set: (pageId, draft) => {
      drafts.delete(pageId);
      drafts.set(pageId, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > MAX_DRAFTS && oldest !== undefined) drafts.delete(oldest);
    },
  };
}
