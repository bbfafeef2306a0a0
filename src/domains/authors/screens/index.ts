import { PenLine } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Authors" in the admin. */
export const authorsArea: Area = {
  path: "/admin/authors",
  label: "Authors",
  icon: PenLine,
  permission: "page.view",
  Screen: lazyScreen(async () => (await import("./AuthorsScreen.tsx")).AuthorsScreen),
};
