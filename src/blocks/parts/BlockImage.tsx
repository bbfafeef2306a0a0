import { safeImageSrc } from "#shared";
import { Drawing, Image } from "#ui";
import { useBlockContext } from "../context.tsx";
import { PAGE_SIZES } from "./page-sizes.ts";

/** Width over height where a shipped image doesn't say its own size. */
const FALLBACK_RATIO = 16 / 9;
const FALLBACK_WIDTH = 1200;

/**
 * An image of content: its address checked and resolved (CDN, content hash), its space reserved.
 * @param ratio width / height when the block fixes it; by default the image's own.
 * @param sizes how wide it is drawn (as in HTML's `sizes`), which decides the variant that browsers load; by default up
 * to the page's width.
 */
export function BlockImage({
  src,
  alt,
  ratio,
  eager,
  sizes = PAGE_SIZES,
  className,
}: {
  src: string;
  alt: string;
  ratio?: number;
  eager?: boolean;
  sizes?: string;
  className?: string;
}) {
  const { image, mode, texts } = useBlockContext();
  const safe = safeImageSrc(src);
  const found = safe ? image(safe) : { src: "" };
  const width = found.width ?? FALLBACK_WIDTH;
  const ownHeight = found.height && found.width ? found.height : width / FALLBACK_RATIO;
  const height = Math.round(ratio ? width / ratio : ownHeight);
  if (found.drawing) {
    // Editors find the field of a picture by its address.
    const address = mode === "edit" ? src : undefined;
    return (
      <Drawing href={found.drawing} src={address} label={alt} width={width} height={height} className={className} />
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
      className={className}
      emptyText={texts.image.none}
    />
  );
}
