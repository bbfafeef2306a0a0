import { Users } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "Users" in the admin. */
export const usersArea: Area = {
  path: "/admin/users",
  label: "Users",
  icon: Users,
  permission: "user.manage",
  Screen: lazyScreen(async () => (await import("./UsersScreen.tsx")).UsersScreen),
};
