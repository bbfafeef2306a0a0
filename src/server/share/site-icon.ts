import sharp from "sharp";
import { nameOfMedia, queueImageWork, readPicture, type MediaStore } from "#media/server";
import type { CurrentSettings } from "#settings";
import { drawIcon } from "./draw-share.ts";
import { markPictureOf } from "./share-picture.ts";

/** The size that phones ask for; everything else scales it down. */
const SIDE = 180;
const MAX_SECONDS = 10;

/** The owner's favicon as an opaque square; undefined where it isn't pixels of the media library. */
async function ownIcon(media: MediaStore, favicon = ""): Promise<Buffer | undefined> {
  const name = nameOfMedia(favicon);
  if (name === undefined || name.endsWith(".svg")) return undefined;
  const bytes = await readPicture(media, name);
  if (!bytes) return undefined;
  const square = sharp(bytes)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .timeout({ seconds: MAX_SECONDS });
  return square
    .png()
    .toBuffer()
    .catch(() => undefined);
}

async function make(media: MediaStore, current: CurrentSettings): Promise<Buffer> {
  return queueImageWork(async () => {
    const own = await ownIcon(media, current.favicon);
    if (own) return own;
    const { pixels, width, height } = await drawIcon(markPictureOf(current), SIDE);
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  });
}

const made = new WeakMap<CurrentSettings, Promise<Buffer>>();

/**
 * The site's icon in PNG, made once for each change of the settings: the owner's favicon, or else the mark.
 * @throws StoreError when the storage doesn't answer.
 */
export async function siteIcon(media: MediaStore, current: CurrentSettings): Promise<Buffer> {
  const icon = made.get(current) ?? make(media, current);
  made.set(current, icon);
  return icon.catch((error: unknown) => {
    made.delete(current);
    throw error;
  });
}
