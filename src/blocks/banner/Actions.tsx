import { itemKey } from "../parts/item-key.ts";
import { TextLink } from "../parts/TextLink.tsx";
import type { Banner } from "./schema.ts";

/** The banner's calls to action, small: the primary one is a button, the others are links. */
export function Actions({ items }: { items: NonNullable<Banner["cta"]> }) {
  if (items.length === 0) return null;
  return (
    <div className="banner-actions">
      {items.map((cta, index) => (
        <TextLink
          key={itemKey(cta, index)}
          href={cta.href}
          target={cta.target}
          className={cta.isPrimary ? "banner-link banner-button" : "banner-link"}
          external={cta.icon === "external"}
        >
          {cta.text}
        </TextLink>
      ))}
    </div>
  );
}
