import { Webhook } from "lucide-react";
import type { Area } from "#client";
import { lazyPart, lazyScreen } from "#ui/kit";

/** Tells admins, above every screen, that receivers of webhooks fail. */
export const WebhookNotice = lazyPart(async () => (await import("./WebhookNotice.tsx")).WebhookNotice);

/** "Webhooks" in the admin, reached from the automations. */
export const webhooksArea: Area = {
  path: "/admin/webhooks",
  label: "Webhooks",
  icon: Webhook,
  permission: "webhook.manage",
  within: "/admin/automations",
  Screen: lazyScreen(async () => (await import("./WebhooksScreen.tsx")).WebhooksScreen),
};
