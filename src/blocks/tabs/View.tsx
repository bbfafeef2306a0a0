import { cx } from "#shared";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { PAGE_SIZES } from "../parts/page-sizes.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Panel } from "./Panel.tsx";
import type { Tabs } from "./schema.ts";

const HALF = "(width >= 64rem) 42rem, 100vw";

/** What differs by style. */
const STYLES = {
  bar: { color: undefined, align: "left", sizes: HALF },
  segments: { color: undefined, align: "center", sizes: PAGE_SIZES },
  chapters: { color: "deep", align: "left", sizes: HALF },
  cards: { color: "tint", align: "left", sizes: HALF },
} as const;

/**
 * Names of which one at a time shows its panel. Without a script the names are links into a row of panels that snaps
 * sideways; panels.enhance.ts makes them tabs.
 */
export function View({ content }: ViewProps<Tabs>) {
  const { idPrefix } = useBlockContext();
  const { style, topText, headline, subheadline } = content;
  const { align, color, sizes } = STYLES[style];
  const items = content.items
    .filter(({ name }) => name)
    .map((item, index) => ({ item, id: `${idPrefix}-panel-${index + 1}` }));
  const titleId = headline ? `${idPrefix}-title` : undefined;
  return (
    <BlockSection color={content.color ?? color} labelled={Boolean(headline)}>
      <CopyLine copy={topText} className={cx("mb-4 text-sm text-ink-soft", align === "center" && "text-center")} />
      <SectionHeading headline={headline} subheadline={subheadline} align={align} />
      {items.length > 0 && (
        <div data-enhance="panels" className={`tabs tabs-${style}`}>
          <ul aria-labelledby={titleId} className="tabs-list" data-read="skip">
            {items.map(({ id, item: { icon, name } }) => (
              <li key={id}>
                <a href={`#${id}`} className="tabs-tab">
                  {icon && <Icon name={icon} className="tabs-icon" />}
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
          <div role="group" aria-labelledby={titleId} tabIndex={0} className="tabs-panels">
            {items.map(({ id, item }) => (
              <Panel key={id} id={id} item={item} sizes={sizes} />
            ))}
          </div>
        </div>
      )}
    </BlockSection>
  );
}
