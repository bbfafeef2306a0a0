import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import type { Feature } from "./schema.ts";

/** The icon of a feature that has none (spec 9). */
const DEFAULT_ICON = "CircleDot";

/** A feature's icon on its small ground. */
export function FeatureIcon({ feature }: { feature: Feature }) {
  return (
    <span className="feature-icon">
      <Icon name={feature.icon || DEFAULT_ICON} className="size-5" />
    </span>
  );
}

/** The highlight text; a disabled feature without one says that it is not available. */
export function Highlight({ feature: { highlight, disabled } }: { feature: Feature }) {
  const { texts } = useBlockContext();
  const text = highlight || (disabled ? texts.features.notAvailable : "");
  return (
    text && (
      <span className="feature-highlight text-xs font-semibold" data-read="aside">
        {text}
      </span>
    )
  );
}
