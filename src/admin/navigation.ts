import {
  ChartColumn,
  CircleQuestionMark,
  FileText,
  Image,
  Inbox,
  Mail,
  Settings,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { ComponentType } from "react";
import type { Permission } from "#contract";
import { lazyScreen } from "#ui/kit";

/** A part of the admin: an entry of the navigation with the screen that is mounted at `<path>/*`. */
export type Area = {
  path: string;
  label: string;
  icon: LucideIcon;
  permission: Permission;
  Screen: ComponentType;
};

/** Every area, in the order of the navigation. */
export const areas: readonly Area[] = [
  {
    path: "/admin/pages",
    label: "Pages",
    icon: FileText,
    permission: "page.view",
    Screen: lazyScreen(async () => (await import("./pages/PagesScreen.tsx")).PagesScreen),
  },
  {
    path: "/admin/leads",
    label: "Leads",
    icon: Inbox,
    permission: "lead.read",
    Screen: lazyScreen(async () => (await import("./leads/LeadsScreen.tsx")).LeadsScreen),
  },
  {
    path: "/admin/subscribers",
    label: "Subscribers",
    icon: Mail,
    permission: "lead.read",
    Screen: lazyScreen(async () => (await import("./subscribers/SubscribersScreen.tsx")).SubscribersScreen),
  },
  {
    path: "/admin/media",
    label: "Media",
    icon: Image,
    permission: "media.view",
    Screen: lazyScreen(async () => (await import("./media/MediaScreen.tsx")).MediaScreen),
  },
  {
    path: "/admin/ai-usage",
    label: "AI usage",
    icon: ChartColumn,
    permission: "block.ai",
    Screen: lazyScreen(async () => (await import("./usage/UsageScreen.tsx")).UsageScreen),
  },
  {
    path: "/admin/users",
    label: "Users",
    icon: Users,
    permission: "user.manage",
    Screen: lazyScreen(async () => (await import("./users/UsersScreen.tsx")).UsersScreen),
  },
  {
    path: "/admin/settings",
    label: "Settings",
    icon: Settings,
    permission: "settings.view",
    Screen: lazyScreen(async () => (await import("./settings/SettingsScreen.tsx")).SettingsScreen),
  },
  {
    path: "/admin/help",
    label: "Help",
    icon: CircleQuestionMark,
    permission: "page.view",
    Screen: lazyScreen(async () => (await import("./help/HelpScreen.tsx")).HelpScreen),
  },
];
