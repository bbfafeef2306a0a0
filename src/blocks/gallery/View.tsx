import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Carousel } from "../parts/strip/Carousel.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { videoPage, videoSource } from "../parts/video/video-source.ts";
import type { Gallery, GalleryItem } from "./schema.ts";
import { BlockImage } from "../parts/BlockImage.tsx";
import { VideoPoster } from "../parts/video/VideoPoster.tsx";

/** One picture or video, all in a box of the same size, with its title below. `name` distinguishes it from the others. */
function Slide({ item, name, eager }: { item: GalleryItem; name: string; eager?: boolean }) {
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

/** A video that visitors can neither play nor follow as a link would be an empty slide. */
function hasSomethingToShow({ type, src }: GalleryItem): boolean {
  return type === "image" || Boolean(videoSource(src) ?? videoPage(src));
}

/** Pictures and videos in a row that is moved by touch, keys or arrows. */
export function View({ content }: ViewProps<Gallery>) {
  const { isLead, mode, texts } = useBlockContext();
  const { topText, headline, subheadline, color } = content;
  const items = mode === "edit" ? content.items : content.items.filter(hasSomethingToShow);
  return (
    <BlockSection color={color} labelled={headline !== ""}>
      <CopyLine copy={topText} className="mb-4 text-sm text-ink-soft" />
      <SectionHeading headline={headline} subheadline={subheadline} />
      <Carousel label={headline || texts.gallery.label} className="gallery mt-10">
        {items.map((item, index) => (
          <Slide key={itemKey(item, index)} item={item} name={`item-${index}`} eager={isLead && index === 0} />
        ))}
      </Carousel>
    </BlockSection>
  );
}
