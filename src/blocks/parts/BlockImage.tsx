import { readPictureUse, shownFocus } from "#shared";
import { Drawing, Image, type Crop } from "#ui";
import { useBlockContext } from "../context.tsx";
import { PAGE_SIZES } from "./page-sizes.ts";
import { findPicture } from "./find-picture.ts";

const FALLBACK_WIDTH = 1200;

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;

/**
 * An image of content: its address checked and resolved (CDN, content hash, crop), its space reserved, its focal point kept
 * in view.
 * @param ratio width / height when the block fixes it; by default the image's own.
 * @param sizes how wide it is drawn (as in HTML's `sizes`), which decides the variant that browsers load; by default up
 * to the page's width.
 * @param crop what of a shipped illustration stays in view; of other pictures, `object-position` in the block's styles.
 */
export function BlockImage({
  src,
  alt,
  ratio,
  eager,
  sizes = PAGE_SIZES,
  crop,
  className,
}: {
  src: string;
  alt: string;
  ratio?: number;
  eager?: boolean;
  sizes?: string;
  crop?: Crop;
  className?: string;
}) {
  const { image, mode, texts } = useBlockContext();
  const { safe, found, ratio: ownRatio } = findPicture(src, image);
  const use = readPictureUse(safe);
  const focus = shownFocus(use);
  const width = found.width ?? FALLBACK_WIDTH;
  const height = Math.round(width / (ratio ?? ownRatio));
  if (found.drawing) {
    // Editors find the field of a picture by its address.
    const address = mode === "edit" ? use.address : undefined;
    return (
      <Drawing
        href={found.drawing}
        src={address}
        label={alt}
        width={width}
        height={height}
        crop={crop}
        className={className}
      />
    );
  }
  return (
    <Image
      src={found.src}
      alt={alt}
      width={width}
      height={height}
      eager={eager}
      srcSet={found.srcSet}
      // Browsers that lay the page out before they load a picture know its width themselves.
      sizes={found.srcSet && (eager ? sizes : `auto, ${sizes}`)}
      position={focus && `${percent(focus.x)} ${percent(focus.y)}`}
      className={className}
      emptyText={texts.image.none}
      failedText={mode === "edit" ? texts.image.failed : undefined}
    />
  );
}
