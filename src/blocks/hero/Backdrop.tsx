import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import type { Hero } from "./schema.ts";

/** The hero's image over the full width of the window; nothing without one. */
export function Backdrop({ content: { image, imageAlt = "" } }: { content: Hero }) {
  const { isLead } = useBlockContext();
  if (!image) return null;
  return <BlockImage src={image} alt={imageAlt} eager={isLead} sizes="100vw" />;
}
