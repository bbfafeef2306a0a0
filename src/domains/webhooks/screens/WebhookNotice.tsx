import { useQuery } from "@tanstack/react-query";
import { WebhookOff } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useSession } from "#client";
import { ScreenNotice } from "#ui/kit";
import { call } from "./client.ts";

/** How often the admin asks: an hour passes before anything is unhealthy. */
const STALE_MS = 5 * 60_000;

/** Tells admins that receivers of webhooks fail, until they work again or are switched off. */
export function WebhookNotice() {
  const { may } = useSession();
  const { pathname } = useLocation();
  return may("webhook.manage") && pathname !== "/admin/webhooks" ? <Watch /> : null;
}

function Watch() {
  const { data } = useQuery({
    queryKey: ["/api/webhook-endpoints", "unhealthy"],
    queryFn: ({ signal }) => call("GET /api/webhook-endpoints", { query: { unhealthy: "1", limit: "50" }, signal }),
    staleTime: STALE_MS,
  });
  const [first, ...others] = data?.items ?? [];
  if (!first) return null;
  const { host } = new URL(first.url);
  return (
    <ScreenNotice label="Webhooks" icon={WebhookOff}>
      {others.length === 0 ? `Webhooks to ${host} don’t arrive.` : `Webhooks to ${host} and others don’t arrive.`}{" "}
      <Link to="/admin/webhooks">See webhooks</Link>
    </ScreenNotice>
  );
}
