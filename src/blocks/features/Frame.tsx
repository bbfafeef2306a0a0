import type { ReactNode } from "react";
import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import type { Feature, Features } from "./schema.ts";

const ALIGN = {
  left: { copy: "", heading: "", row: "" },
  center: { copy: "text-center", heading: "mx-auto text-center", row: "justify-center" },
  right: { copy: "text-end", heading: "ms-auto text-end", row: "justify-end" },
};

/** The copy above the features. */
function Above({ content, align }: { content: Features; align: (typeof ALIGN)["left"] }) {
  const { topText, headline, subheadline } = content;
  return (
    <>
      <CopyLine copy={topText} className={cx("mb-4 text-sm text-ink-soft", align.copy)} />
      <SectionHeading headline={headline} subheadline={subheadline} className={align.heading} />
    </>
  );
}

/** The copy below them. */
function Below({ content, align, track }: { content: Features; align: (typeof ALIGN)["left"]; track: string }) {
  const { cta, bottomText } = content;
  return (
    <>
      <CtaList items={cta} track={track} className={cx("mt-10", align.row)} />
      <CopyLine copy={bottomText} className={cx("mt-4 text-sm text-ink-soft", align.copy)} />
    </>
  );
}

/**
 * The block around its features: the copy above and below them, or all of it beside them; 'No features' without any
 * (spec 2).
 * @param track category of the click events. @param render renders the features that have a name, never none.
 */
export function Frame({
  content,
  ground = "paper",
  track = "features",
  beside,
  render,
}: {
  content: Features;
  ground?: "paper" | "tint";
  track?: string;
  beside?: boolean;
  render: (features: Feature[]) => ReactNode;
}) {
  const { texts } = useBlockContext();
  const { headline, color } = content;
  const align = ALIGN[(!beside && content.position) || "left"];
  const features = content.items.filter(({ name }) => name);
  const items =
    features.length > 0 ? (
      render(features)
    ) : (
      <p className={cx("mt-10 text-ink-soft", align.copy)}>{texts.features.none}</p>
    );
  return (
    <BlockSection
      ground={ground}
      color={color}
      labelled={headline !== ""}
      className={beside ? "feature-beside" : undefined}
    >
      {beside ? (
        <>
          <div className="feature-beside-copy">
            <Above content={content} align={align} />
            <Below content={content} align={align} track={track} />
          </div>
          {items}
        </>
      ) : (
        <>
          <Above content={content} align={align} />
          {items}
          <Below content={content} align={align} track={track} />
        </>
      )}
    </BlockSection>
  );
}
