import { Webhook } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

export { WebhookNotice } from "./WebhookNotice.tsx";

/** "Webhooks" in the admin. */
export const webhooksArea: Area = {
  path: "/admin/webhooks",
  label: "Webhooks",
  icon: Webhook,
  permission: "webhook.manage",
  Screen: lazyScreen(async () => (await import("./WebhooksScreen.tsx")).WebhooksScreen),
};
