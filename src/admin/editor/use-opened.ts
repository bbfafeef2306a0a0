import { useSuspenseQueries } from "@tanstack/react-query";
import type { CanvasAssets } from "#editor";
import type { Draft, PageSummary } from "#publishing";
import { getJson } from "../api.ts";
import { PAGES, pageApi } from "../pages/page.ts";
import { readDraft } from "./read-draft.ts";

type Site = { canvas: CanvasAssets; paths: string[] };

/** What an editor begins with. */
export type Opened = Site & { page: PageSummary; draft: Draft; revision: number };

/** Reads all that an editor needs; suspends meanwhile. Draft and site are read anew each time that an editor is opened. */
export function useOpened(pageId: string): Opened {
  const [page, site, read] = useSuspenseQueries({
    queries: [
      {
        queryKey: [PAGES, pageId],
        queryFn: ({ signal }) => getJson<PageSummary>(pageApi(pageId), {}, signal),
      },
      {
        queryKey: ["/api/editor"],
        queryFn: ({ signal }) => getJson<Site>("/api/editor", {}, signal),
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
