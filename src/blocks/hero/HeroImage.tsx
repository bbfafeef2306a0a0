import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { pictureSizes } from "./picture-sizes.ts";
import type { Hero } from "./schema.ts";

/** Width over height of the hero's image (spec 9). */
const RATIO = 1.431;

/** The hero's image, optionally in a plain browser window; a note when there is none (spec 2). */
export function HeroImage({ content, className }: { content: Hero; className?: string }) {
  const { isLead } = useBlockContext();
  if (!content.image && !content.headline) return null;
  return (
    <div className={cx("hero-picture", content.browser_mode && "hero-browser", className)}>
      <BlockImage
        src={content.image ?? ""}
        alt={content.imageAlt ?? ""}
        ratio={RATIO}
        eager={isLead}
        sizes={pictureSizes(content)}
      />
    </div>
  );
}
