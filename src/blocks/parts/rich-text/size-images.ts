import type { BlockContext, FoundImage } from "../../context.tsx";
import { TAG } from "./markup-tags.ts";

/** Images of one text that are looked up; further ones stay as they are. */
const MAX_IMAGES = 500;
const SOURCE = / src="([^"]*)"/;
const ALT = / alt="([^"]*)"/;
const SIZE = / (?:width|height)="[^"]*"/g;

/** A text's column; images that load late know their width themselves. */
const SIZES = "auto, (width >= 48rem) 40rem, 100vw";

const escaped = (value: string) => value.replaceAll("&", "&#x26;").replaceAll('"', "&#x22;");

function naturalSize({ width, height }: FoundImage): string {
  return width && height ? ` width="${width}" height="${height}"` : "";
}

/** A shipped illustration, as `Drawing` of the interface draws it. Editors find its field by its address. */
function drawingMarkup(address: string, attributes: string, found: FoundImage): string {
  const { drawing = "", width = 0, height = 0 } = found;
  const alt = ALT.exec(attributes)?.[1];
  const label = alt ? `role="img" aria-label="${alt}"` : 'aria-hidden="true"';
  const size = attributes.match(SIZE)?.join("") ?? naturalSize(found);
  return (
    `<svg ${label} data-src="${escaped(address)}" viewBox="0 0 ${width} ${height}"${size} class="image">` +
    `<use href="${escaped(drawing)}"></use></svg>`
  );
}

function imageMarkup(attributes: string, found: FoundImage): string {
  const variants = found.srcSet ? ` srcset="${escaped(found.srcSet)}" sizes="${SIZES}"` : "";
  const rest = attributes.replace(SOURCE, () => `${variants} src="${escaped(found.src)}"`);
  return `<img${rest}${attributes.match(SIZE) ? "" : naturalSize(found)}>`;
}

/**
 * Gives the images of clean markup their address to load (CDN, content hash) and, where it is known and the author gave
 * none, their natural size, so that nothing moves when they arrive. A shipped illustration is drawn in the page's
 * colours and faces.
 */
export function sizeImages(html: string, image: BlockContext["image"]): string {
  let left = MAX_IMAGES;
  return html.replaceAll(TAG, (tag, name: string, attributes: string) => {
    const source = name === "img" && left > 0 ? SOURCE.exec(attributes)?.[1] : undefined;
    if (source === undefined) return tag;
    left -= 1;
    // Another reference than "&" can't be in an address that passed the check.
    const address = source.replaceAll("&#x26;", "&");
    const found = image(address);
    return found.drawing ? drawingMarkup(address, attributes, found) : imageMarkup(attributes, found);
  });
}
