import type { ComponentProps } from "react";
import type { EditorProps } from "#editor";
import { lazyPart, LoadingBlock } from "#ui/kit";

type Parts = Pick<EditorProps, "imageControl" | "imagePicker">;

/** The image field with the site's pictures, fetched when a form shows one. */
export const ImageControl = lazyPart<ComponentProps<Parts["imageControl"]>>(
  async () => (await import("#media/pictures")).ImageField,
  { fallback: <LoadingBlock lines={2} /> },
);

/** The dialog with the site's pictures, fetched when it opens. */
export const ImagePicker = lazyPart<ComponentProps<Parts["imagePicker"]>>(
  async () => (await import("#media/pictures")).MediaPicker,
);
