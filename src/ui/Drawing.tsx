import { cx } from "#shared";

/**
 * A shipped illustration, drawn in the colours and faces of what is around it. It fills its box as a picture with
 * `object-fit: cover` does.
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
  className,
}: {
  href: string;
  src?: string;
  label: string;
  width: number;
  height: number;
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
      className={cx("image", className)}
    >
      <use href={href} />
    </svg>
  );
}
