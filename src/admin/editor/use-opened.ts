import { useSuspenseQueries } from "@tanstack/react-query";
import type { CanvasAssets } from "#editor";
import type { Draft, PageSummary } from "#publishing";
import { call } from "../call.ts";
import { PAGES } from "../pages/page.ts";
import { readDraft } from "../drafts/read-draft.ts";

type Site = { canvas: CanvasAssets; paths: string[] };

/** What an editor starts with. */
export type Opened = Site & { page: PageSummary; draft: Draft; revision: number };

/** Reads all that an editor needs; suspends meanwhile. Draft and site are read again each time an editor opens. */
export function useOpened(pageId: string): Opened {
  const [page, site, read] = useSuspenseQueries({
    queries: [
      {
        queryKey: [PAGES, pageId],
        queryFn: ({ signal }) => call("GET /api/pages/:id", { params: { id: pageId }, signal }),
      },
      {
        queryKey: ["/api/editor"],
        queryFn: ({ signal }) => call("GET /api/editor", { signal }),
        staleTime: Infinity,
        gcTime: 0,
      },
      {
        queryKey: ["editor", pageId],
        queryFn: ({ signal }) => readDraft(pageId, signal),
        staleTime: Infinity,
        gcTime: 0,
      },
    ],
  });
  return { page: page.data, ...site.data, ...read.data };
}
