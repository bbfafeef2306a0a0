import { cx } from "#shared";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import type { Embed } from "./schema.ts";
import { Stage } from "./Stage.tsx";

const STYLES = {
  simple: { align: "center", color: undefined },
  split: { align: "left", color: "tint" },
  wide: { align: "left", color: undefined },
  card: { align: "left", color: "deep" },
} as const;

/** Content of another site, below or beside what it is for. */
export function View({ content }: ViewProps<Embed>) {
  const { style, topText, headline, subheadline, cta, bottomText } = content;
  const { align, color } = STYLES[style];
  const isCentered = align === "center";
  const row = cx("mt-6", isCentered && "justify-center");
  return (
    <BlockSection color={content.color ?? color} labelled={Boolean(headline)}>
      <div className={`embed-layout embed-${style}`}>
        <div className="embed-copy">
          <CopyLine copy={topText} className={cx("mb-4 text-sm text-ink-soft", isCentered && "text-center")} />
          <SectionHeading headline={headline} subheadline={subheadline} align={align} />
          <CtaList items={cta} className={row} />
          <CopyLine copy={bottomText} className={cx("mt-4 text-sm text-ink-soft", isCentered && "text-center")} />
        </div>
        <Stage content={content} />
      </div>
    </BlockSection>
  );
}
