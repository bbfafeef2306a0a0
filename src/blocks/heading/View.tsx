import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { useSectionName } from "../section-names.ts";
import type { ViewProps } from "../define-block.ts";
import { COLOR_CLASS, ON_COLOR } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import type { Heading } from "./schema.ts";

const ALIGN = {
  left: { box: "", row: "" },
  center: { box: "mx-auto text-center text-balance", row: "justify-center" },
  right: { box: "ms-auto text-end text-balance", row: "justify-end" },
};

function hasWords({ topText, headline, subheadline, bottomText }: Heading): boolean {
  const lines = [headline, subheadline, topText?.text, topText?.link?.text, bottomText?.text, bottomText?.link?.text];
  return lines.some(Boolean);
}

/**
 * A heading: the page's title (h1) when it opens the page, or else the title of a part (h2). On the page's own ground it
 * is close to the next block; its own ground makes it a band with equal space above and below.
 */
export function View({ content }: ViewProps<Heading>) {
  const { idPrefix, isLead } = useBlockContext();
  const name = useSectionName(Boolean(content.headline));
  const { topText, headline, subheadline, position = "left", color = "paper", bottomText } = content;
  const cta = content.cta?.filter(({ text }) => text);
  if (!hasWords(content) && !cta?.length) return null;
  const Title = isLead ? "h1" : "h2";
  const { box, row } = ALIGN[position];
  return (
    <section {...name} className={color === "paper" ? "pt-section pb-12" : cx("py-section", COLOR_CLASS[color])}>
      <div className={cx("mx-auto max-w-page px-5 @md:px-8", ON_COLOR[color])}>
        <div className={cx("max-w-3xl", box)}>
          <CopyLine copy={topText} className="mb-4 text-sm text-ink-soft" />
          {headline && (
            <Title id={`${idPrefix}-title`} className={isLead ? "text-display" : "text-title"}>
              {headline}
            </Title>
          )}
          {subheadline && (
            <p className={cx("text-lead text-ink-soft", headline && (isLead ? "mt-5" : "mt-4"))}>{subheadline}</p>
          )}
          <CtaList items={cta} className={cx((headline || subheadline) && "mt-8", row)} />
          <CopyLine copy={bottomText} className="mt-4 text-sm text-ink-soft" />
        </div>
      </div>
    </section>
  );
}
