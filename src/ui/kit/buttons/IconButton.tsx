import type { ComponentProps, ReactNode } from "react";
import { cx } from "#shared";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** Its name, for screen readers and as a tooltip. */
  label: string;
  icon: ReactNode;
  danger?: boolean;
};

/** A button that shows only an icon. */
export function IconButton({ label, icon, danger, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={label}
      className={cx(
        "inline-grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft transition-colors",
        "disabled:cursor-default disabled:opacity-45 aria-disabled:cursor-default aria-disabled:opacity-45 pointer-coarse:size-11 [&_svg]:size-4",
        danger ? "hover:bg-danger-tint hover:text-danger" : "hover:bg-hover hover:text-ink",
        "aria-pressed:bg-brand-tint aria-pressed:text-brand",
        className,
      )}
    >
      {icon}
    </button>
  );
}
