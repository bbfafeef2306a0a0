import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { fail, ok, type Result } from "#shared";
import { mediaFile } from "./files.server.ts";
import { queueImageWork } from "./image-queue.server.ts";
import { nameOfMedia } from "./size.server.ts";

/** Enough to recognise what a picture shows; more would only cost. */
const MAX_SIDE = 512;
const MAX_SECONDS = 20;

const MISSING = fail("INVALID", "This picture is no longer in the library");
const DRAWING = fail("INVALID", "A drawing (SVG) can't be shown to a model: describe it yourself");
const BROKEN = fail("INVALID", "This picture can't be read");

/**
 * Makes a picture of the library small enough to be sent to a model: at most 512 pixels a side, the first frame of an
 * animation, as a data URL in WebP. At most two at a time; others wait.
 * @param address as content has it: `/media/<name>`.
 * @returns INVALID for a missing picture, and for SVG drawings.
 */
export async function pictureForModel(dataFolder: string, address: string): Promise<Result<string, "INVALID">> {
  const name = nameOfMedia(address);
  if (!name) return MISSING;
  if (name.endsWith(".svg")) return DRAWING;
  const bytes = await readFile(mediaFile(dataFolder, name)).catch(() => undefined);
  if (!bytes) return MISSING;
  const small = queueImageWork(() =>
    sharp(bytes, { sequentialRead: true })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 75 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer(),
  );
  return small.then(
    (data) => ok(`data:image/webp;base64,${data.toString("base64")}`),
    () => BROKEN,
  );
}
