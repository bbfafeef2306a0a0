import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PageSummary } from "#publishing";
import { call } from "../../call.ts";
import { readDraft, type OpenedDraft } from "../../drafts/read-draft.ts";
import { PAGES, pageApi } from "../page.ts";

/** A page as it is on the server, and its draft as it was when the screen opened. */
export type LoadedPage = {
  page: PageSummary | undefined;
  opened: OpenedDraft | undefined;
  error: unknown;
  onRetry: () => void;
};

/** Loads a page. The draft is read each time its screen opens; from then on the session follows it. */
export function usePage(id: string): LoadedPage {
  const page = useQuery({
    queryKey: [PAGES, id],
    queryFn: ({ signal }) => call("GET /api/pages/:id", { params: { id }, signal }),
  });
  const draft = useQuery({
    queryKey: ["draft", id],
    queryFn: ({ signal }) => readDraft(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    page: page.data,
    opened: draft.data,
    error: page.error ?? draft.error,
    onRetry: () => void Promise.all([page.refetch(), draft.refetch()]),
  };
}

/** @returns a function that reloads everything about a page except its draft. */
export function useReloadPage(id: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [PAGES], refetchType: "none" });
    void client.invalidateQueries({ queryKey: [PAGES, id] });
    void client.invalidateQueries({ queryKey: [`${pageApi(id)}/versions`] });
  };
}
