import { useQuery } from "@tanstack/react-query";
import { useSession } from "#client";
import { call } from "../call.ts";

/** The query key of what a new site still needs. */
export const GETTING_STARTED_KEY = ["/api/getting-started"];

/** What a new site still needs, for those who can do something about it. */
export function useGettingStarted() {
  const { may } = useSession();
  return useQuery({
    queryKey: GETTING_STARTED_KEY,
    queryFn: ({ signal }) => call("GET /api/getting-started", { signal }),
    enabled: may("settings.edit"),
  });
}
