import { useQuery, type Query } from "@tanstack/react-query";
import { loadViews } from "#blocks";
import type { CanvasAssets } from "#editor";
import type { Draft, PageSummary } from "#publishing";
import { call } from "../call.ts";
import { PAGES } from "../pages/page.ts";
import { readDraft } from "../drafts/read-draft.ts";

type Site = { canvas: CanvasAssets; paths: string[] };

/** What an editor starts with. */
export type Opened = Site & { page: PageSummary; draft: Draft; revision: number };

/** What is already shown stays when it can't be refreshed. */
const throwOnError = (_: Error, { state }: Pick<Query, "state">) => state.data === undefined;

/**
 * Loads everything that an editor needs; undefined until it has arrived. Draft and site are read again each time an
 * editor opens, the site also when its tab is shown again: the shared header may have been changed in another one. It doesn't suspend, because React delays what follows a fallback by 300 ms.
 * @throws ApiError when rendered, if something can't be loaded.
 */
export function useOpened(pageId: string): Opened | undefined {
  const page = useQuery({
    queryKey: [PAGES, pageId],
    queryFn: ({ signal }) => call("GET /api/pages/:id", { params: { id: pageId }, signal }),
    throwOnError,
  });
  const site = useQuery({
    queryKey: ["/api/editor", pageId],
    queryFn: ({ signal }) => call("GET /api/editor", { query: { page: pageId }, signal }),
    gcTime: 0,
    throwOnError,
  });
  const read = useQuery({
    queryKey: ["editor", pageId],
    queryFn: async ({ signal }) => {
      const opened = await readDraft(pageId, signal);
      // The canvas waits for them, and shows it where one can't be loaded.
      loadViews(opened.draft.blocks).catch(() => undefined);
      return opened;
    },
    staleTime: Infinity,
    gcTime: 0,
    throwOnError,
  });
  if (!page.data || !site.data || !read.data) return undefined;
  return { page: page.data, ...site.data, ...read.data };
}
