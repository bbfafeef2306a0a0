import sharp from "sharp";
import { cropBox, fail, ok, readPictureUse, type Result } from "#shared";
import { queueImageWork } from "./image-queue.server.ts";
import { nameOfMedia } from "./media.ts";
import type { MediaStore } from "./store/media-store.server.ts";
import { readLimited } from "./store/read-body.server.ts";

/** Enough to recognise what a picture shows; more would only cost. */
const MAX_SIDE = 512;
const MAX_SECONDS = 20;
/** More than a stored picture has. */
const MAX_BYTES = 128 * 1024 * 1024;

const MISSING = fail("INVALID", "This picture is no longer in the library");
const DRAWING = fail("INVALID", "A drawing (SVG) can’t be shown to a model: describe it yourself");
const BROKEN = fail("INVALID", "This picture can’t be read");
const UNAVAILABLE = fail("INVALID", "The storage for pictures doesn’t answer. Try again later.");

/**
 * Makes a picture of the library small enough to be sent to a model: at most 512 pixels a side, the first frame of an
 * animation, as a data URL in WebP. At most two at a time; others wait.
 * @param address as content has it: `/media/<name>`; of one with a crop, only that part is sent.
 * @returns INVALID for a missing picture, one that the storage doesn't give now, and for SVG drawings.
 */
export async function pictureForModel(store: MediaStore, address: string): Promise<Result<string, "INVALID">> {
  const { address: whole, crop } = readPictureUse(address);
  const name = nameOfMedia(whole);
  if (!name) return MISSING;
  if (name.endsWith(".svg")) return DRAWING;
  const opened = await store.open(name);
  if (!opened.ok) return UNAVAILABLE;
  if (!opened.value?.body) return MISSING;
  const bytes = await readLimited(opened.value.body, MAX_BYTES).catch(() => undefined);
  if (!bytes) return BROKEN;
  const small = queueImageWork(async () => {
    const picture = sharp(bytes, { sequentialRead: true }).autoOrient();
    const shown = crop ? picture.extract(cropBox(crop, await sharp(bytes).metadata())) : picture;
    return shown
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 75 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  });
  return small.then(
    (data) => ok(`data:image/webp;base64,${data.toString("base64")}`),
    () => BROKEN,
  );
}
