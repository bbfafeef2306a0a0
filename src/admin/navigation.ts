import { CircleQuestionMark, FileText, Newspaper } from "lucide-react";
import { usersArea } from "#accounts/screens";
import { authorsArea } from "#authors/screens";
import { automationsArea, executionsArea } from "#automations/screens";
import { subscriptionsArea } from "#billing/screens";
import type { Area } from "#client";
import { inboxArea } from "#inbox/screens";
import { leadsArea } from "#leads/screens";
import { organisationsArea } from "#members/screens";
import { mediaArea } from "#media/screens";
import { plansArea } from "#plans/screens";
import { dataArea } from "#records/screens";
import { settingsArea } from "#settings/screens";
import { subscribersArea } from "#subscribers/screens";
import { lazyScreen } from "#ui/kit";
import { usageArea } from "#usage/screens";
import { webhooksArea } from "#webhooks/screens";

const pagesArea: Area = {
  path: "/admin/pages",
  label: "Pages",
  icon: FileText,
  permission: "page.view",
  Screen: lazyScreen(async () => (await import("./pages/PagesScreen.tsx")).PagesScreen),
  hasRoutes: true,
};

const postsArea: Area = {
  path: "/admin/posts",
  label: "Posts",
  icon: Newspaper,
  permission: "page.view",
  Screen: lazyScreen(async () => (await import("./posts/PostsScreen.tsx")).PostsScreen),
  hasRoutes: true,
};

const helpArea: Area = {
  path: "/admin/help",
  label: "Help",
  icon: CircleQuestionMark,
  permission: "page.view",
  Screen: lazyScreen(async () => (await import("./help/HelpScreen.tsx")).HelpScreen),
};

/** Every area, in the order of the navigation: content, offers, what arrives, and what all of them need. */
export const areaGroups: readonly (readonly Area[])[] = [
  [pagesArea, postsArea, authorsArea],
  [dataArea, organisationsArea, plansArea, subscriptionsArea],
  [inboxArea, leadsArea, subscribersArea, automationsArea, executionsArea],
  [mediaArea, usageArea, webhooksArea, usersArea, settingsArea, helpArea],
];

export const areas: readonly Area[] = areaGroups.flat();
