import { ChartColumn } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "AI usage" in the admin. */
export const usageArea: Area = {
  path: "/admin/ai-usage",
  label: "AI usage",
  icon: ChartColumn,
  permission: "block.ai",
  Screen: lazyScreen(async () => (await import("./UsageScreen.tsx")).UsageScreen),
};
