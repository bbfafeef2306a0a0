import { useState } from "react";
import { cx } from "#shared";

type ImageProps = {
  src: string;
  alt: string;
  /** Natural size or any pair in the right ratio: reserves the space. */
  width: number;
  height: number;
  /** Above the fold: loaded eagerly, with high priority. */
  eager?: boolean;
  /** The same picture in several widths, and how wide it is drawn. */
  srcSet?: string;
  sizes?: string;
  /** Which point stays in view where its frame cuts it, as in CSS's `object-position`; by default the frame decides. */
  position?: string;
  className?: string;
  /** What is shown instead of an image without an address. */
  emptyText: string;
  /** What is shown instead of one that can't be loaded, where React runs; elsewhere a script shows it. */
  failedText?: string;
};

/**
 * An image with the states of spec 2: loading (spinner 32), loaded (300 ms fade), failed, none. Without a script it
 * simply loads; site/images.client.ts adds the states. Width and height always reserve its space.
 */
export function Image(props: ImageProps) {
  const { src, alt, width, height, eager, srcSet, sizes, position, className, emptyText, failedText } = props;
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) {
    return (
      <span
        data-src={src || undefined}
        className={cx("image-empty", className)}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {src ? failedText : emptyText}
      </span>
    );
  }
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      className={cx("image", className)}
      style={position ? { objectPosition: position } : undefined}
      onError={failedText ? () => setFailed(src) : undefined}
    />
  );
}
