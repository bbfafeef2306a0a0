import { cx } from "#shared";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import type { Stats } from "./schema.ts";
import { StatItem } from "./StatItem.tsx";

/** What differs between the styles: the ground, and whether the heading is beside the figures. */
const BY_STYLE = {
  row: { ground: "paper", beside: false },
  ledger: { ground: "paper", beside: false },
  cards: { ground: "tint", beside: false },
  band: { ground: "deep", beside: true },
  story: { ground: "paper", beside: false },
} as const satisfies Record<Stats["style"], unknown>;

/** Figures with their labels and sources. The list's class decides how they are laid out. */
export function View({ content }: ViewProps<Stats>) {
  const { style, headline, subheadline, items, note } = content;
  const { ground, beside } = BY_STYLE[style];
  const filled = items.filter(({ value, label }) => value || label);
  return (
    <BlockSection color={content.color ?? ground} labelled={headline !== ""} className={cx(beside && "stats-beside")}>
      <SectionHeading headline={headline} subheadline={subheadline} />
      <div>
        {filled.length > 0 && (
          <ul className={cx("stats", `stats-${style}`)}>
            {filled.map((stat, index) => (
              <li key={itemKey(stat, index)}>
                <StatItem stat={stat} />
              </li>
            ))}
          </ul>
        )}
        {note && <p className="stats-note">{note}</p>}
      </div>
    </BlockSection>
  );
}
