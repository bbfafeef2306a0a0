import { cropOfCode, fail, failAt, type Result } from "#shared";
import type { Variants } from "./variants.server.ts";
import { cropVariant } from "./variants.ts";

const HASH = /^[0-9a-f]{64}$/;
const NOT_FOUND = fail("NOT_FOUND", "Picture not found");
const NOT_AN_AREA = failAt("INVALID", "An area is four whole numbers in ten-thousandths: left_top_width_height", {
  path: ["area"],
});
const DRAWING = fail("INVALID", "A drawing (SVG) can’t be cropped");
const BUSY = fail("UNAVAILABLE", "Too many pictures are being made at the moment. Try again.");

/** What is private, and never changes under its address. */
const HEADERS = { "Content-Type": "image/webp", "Cache-Control": "private, max-age=31536000, immutable" };

/** Opens a part of a picture of the library for someone who is signed in: a draft's crop has no public address yet. */
export async function openCrop(
  variants: Variants,
  hash: string,
  area: string,
): Promise<Response | Extract<Result<never>, { ok: false }>> {
  const crop = cropOfCode(area);
  if (!crop) return NOT_AN_AREA;
  if (!HASH.test(hash)) return NOT_FOUND;
  const opened = await variants.open(cropVariant(hash, crop));
  if (!opened) return NOT_FOUND;
  if ("instead" in opened) return opened.isFinal ? DRAWING : BUSY;
  return new Response(opened.file.body, { headers: HEADERS });
}
