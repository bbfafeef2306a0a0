import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "#shared";
import { buttonClass, type ButtonVariant } from "./button-class.ts";

/** How a button looks. */
export type ButtonLook = { variant?: ButtonVariant; icon?: ReactNode };

/** A button; quiet unless told otherwise. While `busy` it keeps its size and its focus, and a click does nothing. */
export function Button({
  variant = "quiet",
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ComponentProps<"button"> & ButtonLook & { busy?: boolean }) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose the focus: a busy one only stops what its click would do, sending a form included.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass(variant, className)}
      onClick={handleClick}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
        </span>
      )}
      <span className={cx("inline-flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0", busy && "opacity-0")}>
        {icon}
        {children}
      </span>
    </button>
  );
}
