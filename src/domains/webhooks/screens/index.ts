import { Webhook } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

export { useFailingWebhooks } from "./use-failing-webhooks.ts";
export { WebhookNotice } from "./WebhookNotice.tsx";

/** "Webhooks" in the admin, reached from the automations. */
export const webhooksArea: Area = {
  path: "/admin/webhooks",
  label: "Webhooks",
  icon: Webhook,
  permission: "webhook.manage",
  within: "/admin/automations",
  Screen: lazyScreen(async () => (await import("./WebhooksScreen.tsx")).WebhooksScreen),
};
