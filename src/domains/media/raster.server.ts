import sharp, { type Metadata, type Sharp } from "sharp";
import { fail, ok, type Result } from "#shared";
import type { MediaExtension } from "./media.ts";
import { countWebpFrames } from "./webp-frames.ts";

/** A picture ready to be stored. */
export type Prepared = { content: Buffer; extension: MediaExtension; width: number; height: number };

type Raster = Exclude<MediaExtension, "svg">;

/** The most decoded pixels, all frames of an animation together; each takes four bytes of memory. */
const MAX_PIXELS = 50_000_000;
const MAX_FRAMES = 300;
/** Longer sides are scaled down to this. */
const MAX_SIDE = 4096;
const MAX_SECONDS = 60;

// Two uploads are processed at a time: more threads for each would take the processor from the pages.
sharp.concurrency(1);
sharp.cache(false);
// The library reads many more formats, each with a parser that untrusted bytes would reach.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});

const ENCODERS: Record<Raster, (image: Sharp, metadata: Metadata) => Sharp> = {
  png: (image, { isPalette }) =>
    image.png({ compressionLevel: 9, palette: isPalette, quality: 100, adaptiveFiltering: !isPalette }),
  jpg: (image) => image.jpeg({ quality: 84, mozjpeg: true }),
  webp: (image) => image.webp({ quality: 84, smartSubsample: true }),
  avif: (image) => image.avif({ quality: 60, effort: 2 }),
};

const unknown = (formats: string) => fail("INVALID", `This file isn’t a picture in ${formats}.`);
const EMPTY = fail("INVALID", "This file is empty.");
const BROKEN = fail("INVALID", "This picture is damaged or cut off. Save it again and upload the new file.");

function rasterOf({ format, compression }: Metadata): Raster | undefined {
  if (format === "png" || format === "webp") return format;
  if (format === "jpeg") return "jpg";
  return format === "heif" && compression === "av1" ? "avif" : undefined;
}

/** @returns why a picture of this size is refused. */
function checkSize({ width, height, pages = 1, pageHeight }: Metadata, animated: boolean): string | undefined {
  const frames = animated ? pages : 1;
  const pixels = width * (pageHeight ?? height) * frames;
  const what = frames > 1 ? "All frames of this animation together have" : "This picture has";
  const size = `${Math.ceil(pixels / 1_000_000)} megapixels; at most ${MAX_PIXELS / 1_000_000} are allowed`;
  return pixels > MAX_PIXELS ? `${what} ${size}. Scale it down and upload it again.` : undefined;
}

async function encode(bytes: Uint8Array, metadata: Metadata, extension: Raster, animated: boolean): Promise<Prepared> {
  const image = sharp(bytes, { animated, failOn: "error", limitInputPixels: MAX_PIXELS, sequentialRead: true });
  const upright = animated ? image : image.autoOrient();
  const scaled = upright.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
  const encoded = ENCODERS[extension](scaled.toColorspace("srgb").timeout({ seconds: MAX_SECONDS }), metadata);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { content: data, extension, width: info.width, height: info.pageHeight ?? info.height };
}

/**
 * Prepares a picture for the site: upright, in sRGB, at most 4096 pixels a side, without metadata (position, camera,
 * names). The format stays that of the content. Everything is re-encoded, so nothing hidden beside the
 * pixels survives.
 * @param formats what the message about another file says that the caller takes.
 * @returns code `INVALID` for a file that is empty, isn't a picture, is damaged, or has more than 50 megapixels.
 */
export async function prepareRaster(
  bytes: Uint8Array,
  formats = "PNG, JPEG, WebP, AVIF or SVG",
): Promise<Result<Prepared, "INVALID">> {
  // Sharp throws at once where there are no bytes.
  if (bytes.length === 0) return EMPTY;
  const frames = countWebpFrames(bytes);
  if (frames > MAX_FRAMES) {
    return fail("INVALID", `This animation has ${frames} frames; at most ${MAX_FRAMES} are allowed.`);
  }
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const extension = metadata && rasterOf(metadata);
  if (!extension) return unknown(formats);
  const animated = extension === "webp" && (metadata.pages ?? 1) > 1;
  const tooLarge = checkSize(metadata, animated);
  if (tooLarge) return fail("INVALID", tooLarge);
  return encode(bytes, metadata, extension, animated).then(ok, () => BROKEN);
}
