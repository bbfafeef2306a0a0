import { useQuery } from "@tanstack/react-query";
import { usePolling } from "#client";
import { call, NEW } from "./client.ts";

/** How often a window that is looked at asks for new entries. */
const POLL_MS = 15_000;

/** @returns how many entries are new, at most 100, and the id of the latest of all; undefined until that is known. */
export function useNew(): { count: number; latest: string | null } | undefined {
  const { data } = useQuery({
    queryKey: [NEW],
    queryFn: ({ signal }) => call("GET /api/inbox/new", { signal }),
    refetchInterval: usePolling(POLL_MS),
  });
  return data;
}
