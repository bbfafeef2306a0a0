import { cx } from "#shared";
import { BlockImage } from "../parts/BlockImage.tsx";
import { COLOR_CLASS, ON_COLOR } from "../parts/BlockSection.tsx";
import { useSectionName } from "../section-names.ts";
import { Actions, Headline } from "./Copy.tsx";
import type { Cta } from "./schema.ts";

/** Copy on one half of the window, a picture that fills the other half to its edges. */
export function Split({ content }: { content: Cta }) {
  const name = useSectionName(content.headline !== "");
  const { image, imageAlt = "", description, color = "tint" } = content;
  return (
    <section {...name} className={cx("cta-split", COLOR_CLASS[color])} data-alone={!image || undefined}>
      <div className={cx("cta-half", ON_COLOR[color])}>
        <div className="cta-copy">
          <Headline content={content} className="text-title" />
          {description && <p className="text-lead text-ink-soft">{description}</p>}
          <Actions content={content} />
        </div>
      </div>
      {image && (
        <div className="cta-picture">
          <BlockImage src={image} alt={imageAlt} sizes="(width >= 64rem) 50vw, 100vw" />
        </div>
      )}
    </section>
  );
}
