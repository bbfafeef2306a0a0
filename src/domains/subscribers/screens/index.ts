import { Mail } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Subscribers" in the admin. */
export const subscribersArea: Area = {
  path: "/admin/subscribers",
  label: "Subscribers",
  icon: Mail,
  permission: "lead.read",
  Screen: lazyScreen(async () => (await import("./SubscribersScreen.tsx")).SubscribersScreen),
  hasRoutes: true,
};
