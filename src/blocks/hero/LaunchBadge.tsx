import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { BADGE_SIZE, launchBadgeUrl, type BadgeTheme } from "./launch-badge.ts";
import type { Hero } from "./schema.ts";

const NEUTRAL = [{ theme: "neutral", className: "" }] as const;
const DARK = [{ theme: "dark", className: "" }] as const;
/** The badge that fits the hero's ground: on paper the visitor's own scheme, on a tint neutral, on a dark one dark. */
const THEMES: Record<NonNullable<Hero["color"]>, readonly { theme: BadgeTheme; className: string }[]> = {
  paper: [
    { theme: "light", className: "logo-light" },
    { theme: "dark", className: "logo-dark" },
  ],
  tint: NEUTRAL,
  deep: DARK,
  brand: DARK,
  gradient: NEUTRAL,
};

/** The product-launch badge, only while launch data is configured (spec 2). */
export function LaunchBadge({ color = "paper", justify }: { color?: Hero["color"]; justify?: string }) {
  const { launch, siteName, texts } = useBlockContext();
  if (!launch || !launchBadgeUrl(launch, "light")) return null;
  return (
    <p className={cx("mt-6 flex", justify)}>
      <TextLink href={launch.url} track="hero">
        {/* CSS shows one of a pair, and a hidden lazy image isn't loaded. */}
        {THEMES[color].map(({ theme, className }) => (
          <img
            key={theme}
            src={launchBadgeUrl(launch, theme)}
            alt={texts.launchBadge.replace("{site}", () => siteName)}
            {...BADGE_SIZE}
            loading="lazy"
            className={cx("h-12 object-contain", className)}
          />
        ))}
      </TextLink>
    </p>
  );
}
