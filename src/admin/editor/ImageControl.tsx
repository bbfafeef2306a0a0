import { Suspense, lazy, type ComponentProps } from "react";
import type { EditorProps } from "#editor";
import { LoadingBlock } from "#ui/kit";

const ImageField = lazy(async () => ({ default: (await import("../media/index.ts")).ImageField }));

/** The field of an image with the site's pictures; it is fetched when a form shows one. */
export function ImageControl(props: ComponentProps<EditorProps["imageControl"]>) {
  return (
    <Suspense fallback={<LoadingBlock lines={2} />}>
      <ImageField {...props} />
    </Suspense>
  );
}
