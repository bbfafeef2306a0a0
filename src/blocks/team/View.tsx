import { cx } from "#shared";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { PersonCard } from "./PersonCard.tsx";
import type { Team } from "./schema.ts";

/** What differs between the styles: the ground, the bios, and how wide portraits are drawn. */
const BY_STYLE = {
  grid: { ground: "paper", withBio: false, sizes: "(width >= 64rem) 23rem, 50vw" },
  list: { ground: "paper", withBio: true, sizes: "5rem" },
  compact: { ground: "paper", withBio: false, sizes: "3.5rem" },
  cards: { ground: "tint", withBio: true, sizes: "6rem" },
} as const satisfies Record<Team["style"], unknown>;

/** The people of an organisation. The list's class decides how they are laid out. */
export function View({ content }: ViewProps<Team>) {
  const { style, headline, subheadline, items, color } = content;
  const { ground, withBio, sizes } = BY_STYLE[style];
  const isBeside = style === "list";
  return (
    <BlockSection color={color ?? ground} labelled={headline !== ""} className={cx(isBeside && "team-beside")}>
      <SectionHeading headline={headline} subheadline={subheadline} className={cx(isBeside && "team-heading")} />
      {items.length > 0 && (
        <ul className={cx("team", `team-${style}`)}>
          {items.map((person, index) => (
            <li key={itemKey(person, index)}>
              <PersonCard person={person} sizes={sizes} withBio={withBio} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
