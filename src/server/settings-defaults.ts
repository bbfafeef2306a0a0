import { SHIPPED_FONT, type SettingsDefaults } from "#settings";
import { DEFAULT_LOCALE } from "#shared";
import type { Environment } from "./environment.ts";

/** @returns the values of unchanged settings: the environment's, or else the shipped ones. */
export function settingsDefaults(env: Environment): SettingsDefaults {
  return {
    siteName: env.SITE_NAME,
    headingFont: SHIPPED_FONT,
    facts: [],
    launchPostId: env.LAUNCH_POST_ID,
    launchUrl: env.LAUNCH_URL,
    launchImageUrl: env.LAUNCH_IMAGE_URL,
    defaultLocale: DEFAULT_LOCALE,
  };
}
