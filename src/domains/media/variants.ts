import { nameOfMedia } from "./media.ts";

/** The widths in pixels that pictures of the library are scaled down to, and no others. */
const VARIANT_WIDTHS = [480, 960, 1440, 1920] as const;
const LARGEST = 1920;

/** A picture of the library in one of the widths, in WebP: the variant's file name, and the hash of its original. */
export type Variant = { name: string; hash: string; width: number };

const ADDRESS = /^\/media\/([0-9a-f]{64})-(\d{3,4})\.webp$/;
const EXTENSION = /\.(?:png|jpg|webp|avif)$/;

/**
 * Reads the address of a variant: `/media/<hash>-960.webp`, whose original has any of the raster formats.
 * @returns undefined for any other address, and for another width.
 */
export function variantAt(address: string): Variant | undefined {
  const [, hash = "", typed] = ADDRESS.exec(address) ?? [];
  const width = VARIANT_WIDTHS.find((one) => String(one) === typed);
  return width && { name: `${hash}-${width}.webp`, hash, width };
}

/** A picture to load with its natural width, where that is known. */
type Sized = { src: string; width?: number };

/**
 * Lists the widths that a browser may choose from, as in an image's `srcset`.
 * @param address of the picture in content; `src` may be that address on another host.
 * @returns undefined for a picture outside the library, a drawing, one of unknown size, and a small one.
 */
export function srcSetOf(address: string, { src, width }: Sized): string | undefined {
  const name = nameOfMedia(address);
  if (name === undefined || width === undefined || !EXTENSION.test(name)) return undefined;
  const narrower = VARIANT_WIDTHS.filter((one) => one < width);
  if (narrower.length === 0) return undefined;
  const entries = narrower.map((one) => `${src.replace(EXTENSION, `-${one}.webp`)} ${one}w`);
  return [...entries, ...(width <= LARGEST ? [`${src} ${width}w`] : [])].join(", ");
}
