import { Inbox } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";
import { NewBadge } from "./NewBadge.tsx";

/** "Inbox" in the admin: what visitors sent by any form. */
export const inboxArea: Area = {
  path: "/admin/inbox",
  label: "Inbox",
  icon: Inbox,
  permission: "lead.read",
  Badge: NewBadge,
  Screen: lazyScreen(async () => (await import("./InboxScreen.tsx")).InboxScreen),
};
