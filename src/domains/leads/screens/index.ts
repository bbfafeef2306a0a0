import { Handshake } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Leads" in the admin. */
export const leadsArea: Area = {
  path: "/admin/leads",
  label: "Leads",
  icon: Handshake,
  permission: "lead.read",
  Screen: lazyScreen(async () => (await import("./LeadsScreen.tsx")).LeadsScreen),
  hasRoutes: true,
};
