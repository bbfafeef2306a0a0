import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Permission } from "#contract";

/** An area of the admin: an item of the navigation (unless it is `within` another area), with its screen. */
export type Area = {
  path: string;
  label: string;
  icon: LucideIcon;
  permission: Permission;
  Screen: ComponentType;
  /** Whether its screen has routes below `path` (`AreaRoutes`); otherwise there is nothing below it. */
  hasRoutes?: boolean;
  /** Shown at the end of its line, beside the link, such as a count of what is new. */
  Badge?: ComponentType;
  /** The path of the area that it is reached from: it is no item of the navigation, where that one is marked instead. */
  within?: string;
};
