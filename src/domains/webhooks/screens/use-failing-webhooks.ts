import { useQuery } from "@tanstack/react-query";
import { useSession } from "#client";
import { call } from "./client.ts";

/** How often the admin asks: an hour passes before anything is unhealthy. */
const STALE_MS = 5 * 60_000;

/** The endpoints whose receivers fail, for those who can do something about it. */
export function useFailingWebhooks() {
  const { may } = useSession();
  return useQuery({
    queryKey: ["/api/webhook-endpoints", "unhealthy"],
    queryFn: ({ signal }) => call("GET /api/webhook-endpoints", { query: { unhealthy: "1", limit: "50" }, signal }),
    staleTime: STALE_MS,
    enabled: may("webhook.manage"),
  });
}
