import { parseUrl } from "#shared";
import type { Launch } from "../context.tsx";

/** The launch page's badge in the colours of the visitor's theme (spec 7). */
export type BadgeTheme = "light" | "neutral" | "dark";

/** Shown width of the badge (spec 9) and the height that goes with it. */
export const BADGE_SIZE = { width: 220, height: 48 };

/**
 * Makes the address of the launch badge: the configured one with the post's id and the theme.
 * @returns undefined when the configured address isn't a web address.
 */
export function launchBadgeUrl({ imageUrl, postId }: Launch, theme: BadgeTheme): string | undefined {
  const url = parseUrl(imageUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.searchParams.set("post_id", postId);
  url.searchParams.set("theme", theme);
  return url.href;
}
