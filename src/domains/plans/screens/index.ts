import { Tags } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Plans" in the admin. */
export const plansArea: Area = {
  path: "/admin/plans",
  label: "Plans",
  icon: Tags,
  permission: "plan.view",
  Screen: lazyScreen(async () => (await import("./PlansArea.tsx")).PlansArea),
  hasRoutes: true,
};
