import { TextLink } from "../parts/TextLink.tsx";
import type { Banner } from "./schema.ts";

/** The banner's calls to action, small: the primary one is a button, the others are links. */
export function Actions({ items }: { items: NonNullable<Banner["cta"]> }) {
  if (items.length === 0) return null;
  return (
    <div className="banner-actions">
      {items.map(({ text, href, target, isPrimary, icon }) => (
        <TextLink
          key={`${text} ${href}`}
          href={href}
          target={target}
          className={isPrimary ? "banner-link banner-button" : "banner-link"}
          external={icon === "external"}
        >
          {text}
        </TextLink>
      ))}
    </div>
  );
}
