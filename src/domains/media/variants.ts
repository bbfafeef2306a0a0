import { cropCode, cropOfCode, type Crop } from "#shared";
import { nameOfMedia } from "./media.ts";

/** The widths in pixels that pictures of the library are scaled down to, and no others. */
const VARIANT_WIDTHS = [480, 960, 1440, 1920] as const;
const LARGEST = 1920;

/**
 * A picture of the library, or a part of it, in one of the widths, in WebP: the variant's file name, and the hash of its
 * original. `signature`: what the address of a crop ends with.
 */
export type Variant = { name: string; hash: string; width: number; crop?: Crop; signature?: string };

const ADDRESS = /^\/media\/([0-9a-f]{64})(?:-(\d+_\d+_\d+_\d+)-([0-9a-f]{16}))?(?:-(\d{3,4}))?\.webp$/;
const EXTENSION = /\.(?:png|jpg|webp|avif)$/;

/** @returns the part of a picture in its own size, at most 1920 pixels wide. */
export function cropVariant(hash: string, crop: Crop): Variant {
  return { name: `${hash}-${cropCode(crop)}.webp`, hash, width: LARGEST, crop };
}

/**
 * Reads the address of a variant, whose original has any of the raster formats: `/media/<hash>-960.webp`; of a part of a
 * picture `/media/<hash>-<crop>-<signature>-960.webp`, in its own size without a width. The signature isn't checked.
 * @returns undefined for any other address, and for another width.
 */
export function variantAt(address: string): Variant | undefined {
  const [, hash = "", code, signature, typed] = ADDRESS.exec(address) ?? [];
  const width = VARIANT_WIDTHS.find((one) => String(one) === typed);
  if (code === undefined) return width && { name: `${hash}-${width}.webp`, hash, width };
  const crop = cropOfCode(code);
  if (!crop || (typed !== undefined && !width)) return undefined;
  const whole = { ...cropVariant(hash, crop), signature };
  return width ? { ...whole, name: `${hash}-${code}-${width}.webp`, width } : whole;
}

/** @returns the address of a part of a picture. @param src the picture's address, on any host. */
export function croppedAddress(src: string, crop: Crop, signature: string): string {
  return src.replace(EXTENSION, `-${cropCode(crop)}-${signature}.webp`);
}

/** A picture to load with its natural width, where that is known. */
type Sized = { src: string; width?: number };

/** @returns the address of a picture in its own width, at most 1920: of a PNG in WebP, which is several times smaller. */
function ownSize(src: string, width: number): string {
  const next = src.endsWith(".png") ? VARIANT_WIDTHS.find((one) => one >= width) : undefined;
  return next === undefined ? src : src.replace(EXTENSION, `-${next}.webp`);
}

/**
 * Lists the widths that a browser may choose from, as in an image's `srcset`.
 * @param address of the picture in content; `src` may be that address on another host, or that of a part of it.
 * @returns undefined for a picture outside the library, a drawing, one of unknown size, and a small one.
 */
export function srcSetOf(address: string, { src, width }: Sized): string | undefined {
  const name = nameOfMedia(address);
  if (name === undefined || width === undefined || !EXTENSION.test(name)) return undefined;
  const narrower = VARIANT_WIDTHS.filter((one) => one < width);
  if (narrower.length === 0) return undefined;
  const entries = narrower.map((one) => `${src.replace(EXTENSION, `-${one}.webp`)} ${one}w`);
  return [...entries, ...(width <= LARGEST ? [`${ownSize(src, width)} ${width}w`] : [])].join(", ");
}
