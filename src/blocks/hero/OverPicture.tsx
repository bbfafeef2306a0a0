import type { ReactNode } from "react";
import { cx } from "#shared";
import { COLOR_CLASS, ON_COLOR } from "../parts/BlockSection.tsx";
import { useSectionName } from "../section-names.ts";
import { Copy } from "./Copy.tsx";
import type { Hero } from "./schema.ts";

/**
 * The copy on a picture (`children`) that reaches the section's edges. A scrim turns the picture into the ground's colour
 * where the copy is, which keeps every pair of text and picture at AA; on the other side the picture is clear.
 */
export function OverPicture({ content, children }: { content: Hero; children: ReactNode }) {
  const name = useSectionName(Boolean(content.headline));
  const { color = "deep", position = "left" } = content;
  return (
    <section {...name} className={cx("hero-over", COLOR_CLASS[color])} data-side={position}>
      {children}
      <div className="hero-scrim">
        <div className={cx("mx-auto max-w-page px-5 @md:px-8", ON_COLOR[color])}>
          <Copy content={content} className="hero-over-copy" />
        </div>
      </div>
    </section>
  );
}
