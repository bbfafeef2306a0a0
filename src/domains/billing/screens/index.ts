import { CreditCard } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Subscriptions" in the admin. */
export const subscriptionsArea: Area = {
  path: "/admin/subscriptions",
  label: "Subscriptions",
  icon: CreditCard,
  permission: "plan.manage",
  Screen: lazyScreen(async () => (await import("./admin/SubscriptionsScreen.tsx")).SubscriptionsScreen),
  hasRoutes: true,
};
