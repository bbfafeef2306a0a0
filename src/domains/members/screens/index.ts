import { Building2 } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";
import { ORGANISATIONS_AREA } from "./addresses.ts";

/** "Organisations" in the admin. */
export const organisationsArea: Area = {
  path: ORGANISATIONS_AREA,
  label: "Organisations",
  icon: Building2,
  permission: "tenant.manage",
  Screen: lazyScreen(async () => (await import("./tenants/TenantsScreen.tsx")).TenantsScreen),
  hasRoutes: true,
};
