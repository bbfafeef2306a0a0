import { cx } from "#shared";

/** The part of a drawing that stays in view where its box cuts it, as in SVG's `preserveAspectRatio`. */
export type Crop = "xMinYMin" | "xMidYMin";

/**
 * A shipped illustration, drawn in the colours and faces of what is around it. It fills its box as a picture with
 * `object-fit: cover` does.
 * @param props.crop by default its middle.
 * @param props.href the symbol's address in the file of illustrations.
 * @param props.src its address in content, for tools that look for it.
 * @param props.label what it shows; an empty one makes it decoration.
 */
export function Drawing({
  href,
  src,
  label,
  width,
  height,
  crop,
  className,
}: {
  href: string;
  src?: string;
  label: string;
  width: number;
  height: number;
  crop?: Crop;
  className?: string;
}) {
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={!label || undefined}
      data-src={src}
      width={width}
      height={height}
      viewBox={crop && `0 0 ${width} ${height}`}
      preserveAspectRatio={crop && `${crop} slice`}
      className={cx("image", className)}
    >
      <use href={href} />
    </svg>
  );
}
