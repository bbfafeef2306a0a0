import type { ComponentProps, ReactNode } from "react";
import { cx } from "#shared";

type BarButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** Its name, only for screen readers where the bar is narrow. */
  label: string;
  icon: ReactNode;
  /** Shown after the name, such as a number. */
  end?: ReactNode;
  /** Its name is visible on wide screens only: the page's title needs the room. */
  isMinor?: boolean;
};

/** A button of the bar with an icon and, where there is room, its name. */
export function BarButton({ label, icon, end, isMinor = false, className, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={cx(
        "relative inline-flex min-h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-control px-2 text-sm font-medium text-ink-soft",
        "transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-brand-tint aria-pressed:text-brand",
        "aria-disabled:cursor-default aria-disabled:opacity-45 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center [&_svg]:size-4 [&_svg]:shrink-0",
        className,
      )}
    >
      {icon}
      <span className={isMinor ? "max-2xl:sr-only" : "max-xl:sr-only"}>{label}</span>
      {end}
    </button>
  );
}
