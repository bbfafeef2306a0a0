import { WebhookOff } from "lucide-react";
import { Link, useLocation } from "react-router";
import { ScreenNotice } from "#ui/kit";
import { useFailingWebhooks } from "./use-failing-webhooks.ts";

/** Tells admins that receivers of webhooks fail, until they work again or are switched off. */
export function WebhookNotice() {
  const { data } = useFailingWebhooks();
  const { pathname } = useLocation();
  const [first, ...others] = data?.items ?? [];
  if (!first || pathname === "/admin/webhooks") return null;
  const { host } = new URL(first.url);
  return (
    <ScreenNotice label="Webhooks" icon={WebhookOff}>
      {others.length === 0 ? `Webhooks to ${host} don’t arrive.` : `Webhooks to ${host} and others don’t arrive.`}{" "}
      <Link to="/admin/webhooks">See webhooks</Link>
    </ScreenNotice>
  );
}
