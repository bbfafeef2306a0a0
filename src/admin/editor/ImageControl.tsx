import type { EditorProps } from "#editor";
import { lazyPart, LoadingBlock } from "#ui/kit";

/** The field of an image with the site's pictures; it is fetched when a form shows one. */
export const ImageControl: EditorProps["imageControl"] = lazyPart(
  async () => (await import("../media/index.ts")).ImageField,
  { fallback: <LoadingBlock lines={2} /> },
);
