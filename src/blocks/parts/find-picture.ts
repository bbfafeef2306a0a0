import { safeImageSrc } from "#shared";
import type { BlockContext, FoundImage } from "../context.tsx";

/** Width over height where an image doesn't say its own size. */
const FALLBACK_RATIO = 16 / 9;

type Picture = {
  /** The address of content, empty where it isn't one of a picture. */
  safe: string;
  found: FoundImage;
  /** Width over height. */
  ratio: number;
};

/** Finds what a page loads for an image address of content, and its shape. @param image the context's. */
export function findPicture(src: string, image: BlockContext["image"]): Picture {
  const safe = safeImageSrc(src) ?? "";
  const found = safe ? image(safe) : { src: "" };
  const { width, height } = found;
  return { safe, found, ratio: width && height ? width / height : FALLBACK_RATIO };
}
