import { cx } from "#shared";
import { buttonClass } from "#ui";
import { TextLink } from "./TextLink.tsx";
import { itemKey } from "./item-key.ts";

export type Cta = { text: string; href: string; target?: string; isPrimary?: boolean; icon?: string };

/** A block's calls to action: the primary one stands out. `track` is the category of the click events. */
export function CtaList({ items, track, className }: { items?: Cta[]; track?: string; className?: string }) {
  const filled = items?.filter(({ text }) => text);
  if (!filled?.length) return null;
  return (
    <div className={cx("flex flex-wrap gap-3", className)}>
      {filled.map((cta, index) => (
        <TextLink
          key={itemKey(cta, index)}
          href={cta.href}
          target={cta.target}
          className={cta.isPrimary ? buttonClass.primary : buttonClass.secondary}
          external={cta.icon === "external"}
          track={track}
        >
          {cta.text}
        </TextLink>
      ))}
    </div>
  );
}
