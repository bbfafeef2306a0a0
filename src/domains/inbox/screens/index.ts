import { Inbox } from "lucide-react";
import type { Area } from "#client";
import { lazyPart, lazyScreen } from "#ui/kit";

/** "Inbox" in the admin: what visitors sent by any form. */
export const inboxArea: Area = {
  path: "/admin/inbox",
  label: "Inbox",
  icon: Inbox,
  permission: "lead.read",
  Badge: lazyPart(async () => (await import("./NewBadge.tsx")).NewBadge),
  Screen: lazyScreen(async () => (await import("./InboxScreen.tsx")).InboxScreen),
  hasRoutes: true,
};
