import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { BADGE_SIZE, launchBadgeUrl } from "./launch-badge.ts";

/** The product-launch badge, only while the configuration holds launch data (spec 2). */
export function LaunchBadge({ justify }: { justify?: string }) {
  const { launch, siteName, texts } = useBlockContext();
  const light = launch && launchBadgeUrl(launch, "light");
  if (!launch || !light) return null;
  return (
    <p className={cx("mt-6 flex", justify)}>
      <TextLink href={launch.url} track="hero">
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={launchBadgeUrl(launch, "dark")} />
          <img
            src={light}
            alt={texts.launchBadge.replace("{site}", siteName)}
            {...BADGE_SIZE}
            className="h-12 object-contain"
          />
        </picture>
      </TextLink>
    </p>
  );
}
