import sharp, { type OverlayOptions } from "sharp";
import { readPicture, type MediaStore } from "#media/server";
import { SHARE_LOGO, type ShareLogo } from "./draw-share.ts";

const PLATES = { light: "#ffffff", dark: "#17202b" };
const PADDING = 10;
const MAX_SECONDS = 10;

/**
 * Prepares a logo for a share picture: as large as its place allows, and on a plate where it needs one.
 * @returns undefined for a file that is missing or can't be read as a picture.
 * @throws StoreError when the storage doesn't answer.
 */
export async function logoLayer(media: MediaStore, { file, plate }: ShareLogo): Promise<OverlayOptions | undefined> {
  const bytes = await readPicture(media, file);
  if (!bytes) return undefined;
  const { left, top, width, height } = SHARE_LOGO;
  const padding = plate ? PADDING : 0;
  const fitted = sharp(bytes)
    .autoOrient()
    .resize({ width: width - 2 * padding, height: height - 2 * padding, fit: "inside" })
    .timeout({ seconds: MAX_SECONDS });
  if (plate) {
    const background = PLATES[plate];
    fitted.flatten({ background }).extend({ top: padding, bottom: padding, left: padding, right: padding, background });
  }
  return fitted
    .png()
    .toBuffer()
    .then(
      (input) => ({ input, left, top }),
      () => undefined,
    );
}
