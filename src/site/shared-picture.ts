import { readPictureUse } from "#shared";
import type { Assets } from "./types.ts";

/** @returns the address of a page's own picture for tools that read pages: as it is stored, or of the part that is shown. */
export function sharedPicture(text: string, { image }: Pick<Assets, "image">): string {
  const { address, crop } = readPictureUse(text);
  return crop ? image(text).src : address;
}
