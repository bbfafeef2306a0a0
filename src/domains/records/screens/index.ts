import { Database } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

export { DATA, entityAddress } from "./addresses.ts";

/** "Data" in the admin. */
export const dataArea: Area = {
  path: "/admin/data",
  label: "Data",
  icon: Database,
  permission: "data.view",
  Screen: lazyScreen(async () => (await import("./DataScreen.tsx")).DataScreen),
  hasRoutes: true,
};
