import { useId } from "react";
import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { isInlineSvg } from "./inline-svg.ts";

/** A feature's picture or logo. Inline SVG is cleaned first; one that renders nothing says that there is no image. */
export function Picture({ img, alt = "", className }: { img: string; alt?: string; className: string }) {
  const { richText } = useBlockContext();
  const id = useId();
  if (!isInlineSvg(img)) return <BlockImage src={img} alt={alt} className={className} />;
  const svg = richText.drawing(img, id);
  if (!svg) return <BlockImage src="" alt="" className={className} />;
  return (
    <div
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      className={cx("feature-drawing", className)}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
