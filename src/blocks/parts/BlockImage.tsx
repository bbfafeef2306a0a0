import { safeImageSrc } from "#shared";
import { Image } from "#ui";
import { useBlockContext } from "../context.tsx";

/** Width over height where a shipped image doesn't say its own size. */
const FALLBACK_RATIO = 16 / 9;
const FALLBACK_WIDTH = 1200;

/**
 * An image of content: its address checked and resolved (CDN, content hash), its space reserved.
 * @param ratio width / height when the block fixes it; by default the image's own.
 */
export function BlockImage({
  src,
  alt,
  ratio,
  eager,
  className,
}: {
  src: string;
  alt: string;
  ratio?: number;
  eager?: boolean;
  className?: string;
}) {
  const { image, texts } = useBlockContext();
  const safe = safeImageSrc(src);
  const found = safe ? image(safe) : { src: "" };
  const width = found.width ?? FALLBACK_WIDTH;
  const ownHeight = found.height && found.width ? found.height : width / FALLBACK_RATIO;
  const height = Math.round(ratio ? width / ratio : ownHeight);
  return (
    <Image
      src={found.src}
      alt={alt}
      width={width}
      height={height}
      eager={eager}
      className={className}
      emptyText={texts.image.none}
    />
  );
}
