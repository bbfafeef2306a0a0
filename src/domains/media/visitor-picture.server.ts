import { createHash } from "node:crypto";
import { searchText } from "#db";
import { ok, oneLine, type Result } from "#shared";
import { newId } from "#shared/server";
import { queueImageWork } from "./image-queue.server.ts";
import { MEDIA_TEXT_LIMITS } from "./media.ts";
import { prepareRaster } from "./raster.server.ts";
import type { NewPicture, PictureRow } from "./store-pictures.server.ts";

/** A picture of a visitor, prepared but not stored; `url` is where it will be. */
export type VisitorPicture = NewPicture & { url: string };

/**
 * Prepares a visitor's file as a picture: only pixels in PNG, JPEG, WebP or AVIF, encoded again. An SVG is a document and not
 * taken.
 * @returns code `INVALID` for anything else.
 */
export async function preparePicture(bytes: Uint8Array, fileName: string): Promise<Result<VisitorPicture, "INVALID">> {
  const prepared = await queueImageWork(() => prepareRaster(bytes));
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
