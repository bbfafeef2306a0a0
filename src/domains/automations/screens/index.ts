import { History, Workflow } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Automations" in the admin. */
export const automationsArea: Area = {
  path: "/admin/automations",
  label: "Automations",
  icon: Workflow,
  permission: "automation.view",
  Screen: lazyScreen(async () => (await import("./AutomationsArea.tsx")).AutomationsArea),
  hasRoutes: true,
};

/** "Executions" in the admin: what automations have done. */
export const executionsArea: Area = {
  path: "/admin/executions",
  within: "/admin/automations",
  label: "Executions",
  icon: History,
  permission: "automation.view",
  Screen: lazyScreen(async () => (await import("./ExecutionsArea.tsx")).ExecutionsArea),
  hasRoutes: true,
};
