import { Users } from "lucide-react";
import type { Area } from "#client";
import { lazyScreen } from "#ui/kit";

/** "/admin/profile": a user's own name and password. */
export const ProfileScreen = lazyScreen(async () => (await import("./profile/ProfileScreen.tsx")).ProfileScreen);

/** "Users" in the admin. */
export const usersArea: Area = {
  path: "/admin/users",
  label: "Users",
  icon: Users,
  permission: "user.manage",
  Screen: lazyScreen(async () => (await import("./users/UsersScreen.tsx")).UsersScreen),
};
