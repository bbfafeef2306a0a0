import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { COLOR_CLASS } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import type { Heading } from "./schema.ts";

const PLACE = {
  left: { box: "", row: "" },
  center: { box: "mx-auto text-center text-balance", row: "justify-center" },
  right: { box: "ml-auto text-right", row: "justify-end" },
};

/** A heading: the page's title (h1) when it opens the page, else the title of a part (h2). */
export function View({ content }: ViewProps<Heading>) {
  const { idPrefix, isLead } = useBlockContext();
  const { topText, headline, subheadline, position = "left", color, cta, bottomText } = content;
  if (!headline && !subheadline) return null;
  const Title = isLead ? "h1" : "h2";
  const { box, row } = PLACE[position];
  return (
    <section
      aria-labelledby={headline ? `${idPrefix}-title` : undefined}
      className={cx("pt-section pb-12", color && COLOR_CLASS[color])}
    >
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className={cx("max-w-3xl", box)}>
          <CopyLine copy={topText} className="mb-4 text-sm text-ink-soft" />
          {headline && (
            <Title id={`${idPrefix}-title`} className={isLead ? "text-display" : "text-title"}>
              {headline}
            </Title>
          )}
          {subheadline && <p className="mt-4 text-lead text-ink-soft">{subheadline}</p>}
          <CtaList items={cta} className={cx("mt-8", row)} />
          <CopyLine copy={bottomText} className="mt-4 text-sm text-ink-soft" />
        </div>
      </div>
    </section>
  );
}
