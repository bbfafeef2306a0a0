import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Cards } from "./Cards.tsx";
import { Groups } from "./Groups.tsx";
import { List } from "./List.tsx";
import type { Features } from "./schema.ts";

const STYLES = {
  cards: { Style: Cards, ground: "paper", category: "features" },
  list: { Style: List, ground: "paper", category: "features" },
  groups: { Style: Groups, ground: "tint", category: "feature-groups" },
} as const;

const ALIGN = {
  left: { copy: "", heading: "", row: "" },
  center: { copy: "text-center", heading: "mx-auto text-center", row: "justify-center" },
  right: { copy: "text-right", heading: "ml-auto text-right", row: "justify-end" },
};

/** The features in one of three styles, between the copy above and below; 'No features' without any (spec 2). */
export function View({ content }: ViewProps<Features>) {
  const { texts } = useBlockContext();
  const { topText, headline, subheadline, cta, bottomText, color } = content;
  const { Style, ground, category } = STYLES[content.style];
  const { copy, heading, row } = ALIGN[content.position ?? "left"];
  const features = content.items.filter(({ name }) => name);
  return (
    <BlockSection ground={ground} color={color} labelled={headline !== ""}>
      <CopyLine copy={topText} className={cx("mb-4 text-sm text-ink-soft", copy)} />
      <SectionHeading headline={headline} subheadline={subheadline} className={heading} />
      {features.length > 0 ? (
        <Style content={content} features={features} />
      ) : (
        <p className={cx("mt-10 text-ink-soft", copy)}>{texts.features.none}</p>
      )}
      <CtaList items={cta} track={category} className={cx("mt-10", row)} />
      <CopyLine copy={bottomText} className={cx("mt-4 text-sm text-ink-soft", copy)} />
    </BlockSection>
  );
}
