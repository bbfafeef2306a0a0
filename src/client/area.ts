import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Permission } from "#contract";

/** A part of the admin: an entry of the navigation with the screen that is mounted at `<path>/*`. */
export type Area = {
  path: string;
  label: string;
  icon: LucideIcon;
  permission: Permission;
  Screen: ComponentType;
};
