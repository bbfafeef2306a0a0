import { isCroppable, readPictureUse } from "#shared";

/** What can be chosen about how a place shows a picture. */
export type Framing = "crop" | "focus";

const RASTER_OR_SVG = /^(?:\/|https?:)[^?#]*\.(?:png|jpe?g|webp|avif|gif|svg)(?:\?[^#]*)?$/i;
/** The shipped illustrations fill their frame by themselves. */
const SHIPPED_DRAWING = /^\/landing\/.*\.svg$/;

/** @returns what can be chosen for a picture: only one of the library can be cropped, as the server cuts its original. */
export function framingsOf(text: string): readonly Framing[] {
  const { address } = readPictureUse(text);
  const canFocus = RASTER_OR_SVG.test(address) && !SHIPPED_DRAWING.test(address);
  return [...(isCroppable(address) ? (["crop"] as const) : []), ...(canFocus ? (["focus"] as const) : [])];
}
