import { createHash } from "node:crypto";
import { searchText, type Database, type RateLimit } from "#db";
import { ok, oneLine, type Result } from "#shared";
import { newId } from "#shared/server";
import { queueImageWork } from "./image-queue.server.ts";
import { MEDIA_TEXT_LIMITS } from "./media.ts";
import { prepareRaster } from "./raster.server.ts";
import { addPictures, storeWithPictures, type NewPicture, type PictureRow } from "./store-pictures.server.ts";
import type { MediaStore, Unavailable } from "./store/media-store.server.ts";

/** How many pictures a client without rights in the library may send: one costs far more than a post. */
export const PICTURE_LIMIT: RateLimit = { name: "row pictures", hits: 10, windowMs: 10 * 60 * 1000 };

/** A picture of a visitor, prepared but not stored; `url` is where it will be. */
export type VisitorPicture = NewPicture & { url: string };

/**
 * Prepares a visitor's file as a picture: only pixels in PNG, JPEG, WebP or AVIF, encoded again. An SVG is a document and not
 * taken.
 * @returns code `INVALID` for anything else.
 */
export async function preparePicture(bytes: Uint8Array, fileName: string): Promise<Result<VisitorPicture, "INVALID">> {
  const prepared = await queueImageWork(() => prepareRaster(bytes, "PNG, JPEG, WebP or AVIF"));
  if (!prepared.ok) return prepared;
  const { content, extension, width, height } = prepared.value;
  const hash = createHash("sha256").update(content).digest("hex");
  const name = oneLine(fileName).slice(0, MEDIA_TEXT_LIMITS.name).toWellFormed() || `picture.${extension}`;
  const row: PictureRow = {
    id: newId(),
    hash,
    extension,
    name,
    alt: "",
    search_text: searchText([name, ""]),
    width,
    height,
    bytes: content.length,
    created_at: new Date().toISOString(),
    created_by: "",
  };
  const file = `${hash}.${extension}`;
  return ok({ content, file, url: `/media/${file}`, row });
}

/**
 * Adds a picture of someone who has no rights in the library, prepared as a visitor's.
 * @param userId who sends it.
 * @returns its address; INVALID for anything but a picture; UNAVAILABLE.
 */
export async function addPicture(
  database: Database,
  store: MediaStore,
  { bytes, name, userId }: { bytes: Uint8Array; name: string; userId: string },
): Promise<Result<{ url: string }, "INVALID" | Unavailable>> {
  const prepared = await preparePicture(bytes, name);
  if (!prepared.ok) return prepared;
  const { row, url } = prepared.value;
  const stored = await storeWithPictures(database, store, [prepared.value], async () => {
    await database.inTransaction((trx) => addPictures(database, trx, [{ ...row, created_by: userId }]));
    return { isStored: true };
  });
  return stored.ok ? ok({ url }) : stored;
}
