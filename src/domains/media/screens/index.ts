import { Image } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Media" in the admin. */
export const mediaArea: Area = {
  path: "/admin/media",
  label: "Media",
  icon: Image,
  permission: "media.view",
  Screen: lazyScreen(async () => (await import("./MediaScreen.tsx")).MediaScreen),
};
