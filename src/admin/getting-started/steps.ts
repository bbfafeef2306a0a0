import type { FirstStep, GettingStarted } from "#settings";
import { editorScreen } from "../pages/page.ts";

/** A step as the list shows it; `to`: where it is done. */
export type ShownStep = { title: string; hint: string; to: (state: GettingStarted) => string };

/** What the list says of each step. */
export const STEPS: Readonly<Record<FirstStep, ShownStep>> = {
  name: {
    title: "Name your site",
    hint: "Shown in the header, the footer and search results.",
    to: () => "/admin/settings?field=siteName",
  },
  brand: {
    title: "Add your logo and colours",
    hint: "Every page has them at once.",
    to: () => "/admin/settings?tab=design&field=logo",
  },
  home: {
    title: "Publish your own home page",
    hint: "Visitors see the sample until you do: change it, choose a template or have it written.",
    to: ({ homeId }) => (homeId === undefined ? "/admin/pages?create" : editorScreen(homeId)),
  },
  mail: {
    title: "Set up a mail server",
    hint: "Until then you get no emails about leads.",
    to: () => "/admin/help#set-up-a-new-site",
  },
  colleague: {
    title: "Invite a colleague",
    hint: "You can edit the same page at the same time.",
    to: () => "/admin/users?invite",
  },
  entry: {
    title: "Try one of your forms",
    hint: "Send it as a visitor would: it arrives in the inbox.",
    to: () => "/admin/inbox",
  },
};
