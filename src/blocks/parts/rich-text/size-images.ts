import type { BlockContext } from "../../context.tsx";

/** A tag as `toHtml` writes it: matched as a whole, so that what looks like a tag inside a value isn't found. */
const TAG = /<([a-z][a-z\d]*)((?: [a-zA-Z-]+(?:="[^"]*")?)*)>/g;
/** Images of one text that are looked up; further ones stay as they are. */
const MAX_IMAGES = 500;
const SOURCE = / src="([^"]*)"/;

function withAttributes(attributes: string, image: BlockContext["image"]): string {
  const [whole = "", address = ""] = SOURCE.exec(attributes) ?? [];
  // Another reference than "&" can't be in an address that passed the check.
  const { src, width, height } = image(address.replaceAll("&#x26;", "&"));
  const rest = attributes.replace(whole, () => ` src="${src.replaceAll("&", "&#x26;").replaceAll('"', "&#x22;")}"`);
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
