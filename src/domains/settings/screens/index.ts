import { Settings } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Settings" in the admin. */
export const settingsArea: Area = {
  path: "/admin/settings",
  label: "Settings",
  icon: Settings,
  permission: "settings.view",
  Screen: lazyScreen(async () => (await import("./SettingsScreen.tsx")).SettingsScreen),
};
