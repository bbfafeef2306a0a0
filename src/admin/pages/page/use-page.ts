import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PageSummary } from "#publishing";
import { call, type Answer } from "../../call.ts";
import { usePageEvents, usePresence, type Connection, type Person } from "../../live/index.ts";
import { PAGES, pageApi } from "../page.ts";

/** A draft as the API gives it. */
export type Draft = Answer<"GET /api/pages/:id/draft">;

/** The key under which a page's draft is kept. */
export function draftKey(id: string): readonly string[] {
  return [PAGES, id, "draft"];
}

/** A page with its draft, kept up to date with what others do. */
export type OpenPage = {
  page: PageSummary | undefined;
  draft: Draft | undefined;
  error: unknown;
  onRetry: () => void;
  people: readonly Person[];
  connection: Connection;
};

/** Loads a page and follows it. */
export function usePage(id: string): OpenPage {
  const client = useQueryClient();
  const page = useQuery({
    queryKey: [PAGES, id],
    queryFn: ({ signal }) => call("GET /api/pages/:id", { params: { id }, signal }),
  });
  const draft = useQuery({
    queryKey: draftKey(id),
    queryFn: ({ signal }) => call("GET /api/pages/:id/draft", { params: { id }, signal }),
  });
  const reload = () => {
    void client.invalidateQueries({ queryKey: [PAGES], refetchType: "none" });
    void client.invalidateQueries({ queryKey: [PAGES, id] });
    void client.invalidateQueries({ queryKey: [`${pageApi(id)}/versions`] });
  };
  const { people, connection } = usePageEvents(id, draft.data?.revision, {
    onStatus: reload,
    onOperations: reload,
  });
  usePresence(id);
  return {
    page: page.data,
    draft: draft.data,
    error: page.error ?? draft.error,
    onRetry: () => void Promise.all([page.refetch(), draft.refetch()]),
    people,
    connection,
  };
}
