import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { pictureSizes } from "./picture-sizes.ts";
import type { Hero } from "./schema.ts";

/** The hero's image over the full width of the window; nothing without one. */
export function Backdrop({ content }: { content: Hero }) {
  const { isLead } = useBlockContext();
  const { image, imageAlt = "" } = content;
  if (!image) return null;
  return <BlockImage src={image} alt={imageAlt} eager={isLead} sizes={pictureSizes(content)} />;
}
