import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import type { Cta } from "./schema.ts";

/** The line above, and the headline, which names the section; nothing where both are empty. */
export function Headline({ content, className }: { content: Cta; className?: string }) {
  const { idPrefix } = useBlockContext();
  return (
    <>
      <CopyLine copy={content.topText} className="cta-top" />
      {content.headline && (
        <h2 id={`${idPrefix}-title`} className={className}>
          {content.headline}
        </h2>
      )}
    </>
  );
}

/** The buttons, and the small print below them. */
export function Actions({ content, className }: { content: Cta; className?: string }) {
  return (
    <div className={cx("cta-actions", className)}>
      <CtaList items={content.cta} track="cta" className="cta-buttons" />
      <CopyLine copy={content.bottomText} className="text-sm text-ink-soft" />
    </div>
  );
}
