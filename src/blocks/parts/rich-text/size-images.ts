import type { BlockContext } from "../../context.tsx";
import { TAG } from "./markup-tags.ts";

/** Images of one text that are looked up; further ones stay as they are. */
const MAX_IMAGES = 500;
const SOURCE = / src="([^"]*)"/;

/** A text's column; images that load late know their width themselves. */
const SIZES = "auto, (width >= 48rem) 40rem, 100vw";

const escaped = (value: string) => value.replaceAll("&", "&#x26;").replaceAll('"', "&#x22;");

function withAttributes(attributes: string, image: BlockContext["image"]): string {
  const [whole = "", address = ""] = SOURCE.exec(attributes) ?? [];
  // Another reference than "&" can't be in an address that passed the check.
  const { src, width, height, srcSet } = image(address.replaceAll("&#x26;", "&"));
  const variants = srcSet ? ` srcset="${escaped(srcSet)}" sizes="${SIZES}"` : "";
  const rest = attributes.replace(whole, () => `${variants} src="${escaped(src)}"`);
  return width && height && !/ (?:width|height)="/.test(attributes)
    ? `${rest} width="${width}" height="${height}"`
    : rest;
}

/**
 * Gives the images of clean markup their address to load (CDN, content hash) and, where it is known and the author gave
 * none, their natural size, so that nothing moves when they arrive.
 */
export function sizeImages(html: string, image: BlockContext["image"]): string {
  let left = MAX_IMAGES;
  return html.replaceAll(TAG, (tag, name: string, attributes: string) => {
    if (name !== "img" || !SOURCE.test(attributes) || left === 0) return tag;
    left -= 1;
    return `<img${withAttributes(attributes, image)}>`;
  });
}
