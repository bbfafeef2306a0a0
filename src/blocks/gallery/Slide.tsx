import { BlockImage } from "../parts/BlockImage.tsx";
import { VideoPoster } from "../parts/video/VideoPoster.tsx";
import type { GalleryItem } from "./schema.ts";

/** One picture or video, all in the same frame, with its title below. `name` distinguishes it from the others. */
export function Slide({ item, name, eager }: { item: GalleryItem; name: string; eager?: boolean }) {
  const { type, title, src } = item;
  return (
    <figure className="gallery-slide">
      {type === "video" ? (
        <VideoPoster name={name} address={src} title={title} />
      ) : (
        <BlockImage src={src} alt={title} eager={eager} />
      )}
      {title && <figcaption className="mt-3 text-sm">{title}</figcaption>}
    </figure>
  );
}
