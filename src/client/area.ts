import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Permission } from "#contract";

/** An area of the admin: an item of the navigation (unless it is `within` another area), with the screen that is mounted at `<path>/*`. */
export type Area = {
  path: string;
  label: string;
  icon: LucideIcon;
  permission: Permission;
  Screen: ComponentType;
  /** Shown at the end of its line, beside the link, such as a count of what is new. */
  Badge?: ComponentType;
  /** The path of the area that it is reached from: it is no item of the navigation, where that one is marked instead. */
  within?: string;
};
