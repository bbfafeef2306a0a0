import { cx } from "#shared";

const ALIGN = { corner: "xMinYMin", top: "xMidYMin" };
export type Crop = keyof typeof ALIGN;

/**
 * A shipped illustration, drawn in the colours and faces of what is around it. It fills its box as a picture with
 * `object-fit: cover` does.
 * @param props.crop what stays in view where its box cuts it; by default its middle.
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
      aria-hidden={label ? undefined : true}
      data-src={src}
      width={width}
      height={height}
      {...(crop && { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `${ALIGN[crop]} slice` })}
      className={cx("image", className)}
    >
      <use href={href} />
    </svg>
  );
}
