import { LoaderCircle } from "lucide-react";
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { cx } from "#shared";
import { buttonClass, type ButtonVariant } from "./button-class.ts";

/** The props that a button shares with a link styled as one. */
export type ButtonStyle = { variant?: ButtonVariant; icon?: ReactNode };

type ButtonProps = ComponentProps<"button"> &
  ButtonStyle & {
    busy?: boolean;
    /** Why a click does nothing at the moment; shown as its description and tooltip. */
    unavailable?: string;
  };

/**
 * A button, quiet by default. While `busy` or `unavailable` it keeps its size and its focus, and a click does nothing.
 */
export function Button({
  variant = "quiet",
  icon,
  busy = false,
  unavailable,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isIdle = busy || unavailable !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose the focus: an idle one only prevents its click, including submission of a form.
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      type="button"
      {...(unavailable !== undefined && { "aria-describedby": reasonId, "data-tooltip": unavailable })}
      {...rest}
      aria-disabled={isIdle || undefined}
      aria-busy={busy || undefined}
      className={buttonClass(variant, cx(className, unavailable !== undefined && "opacity-55"))}
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
  if (unavailable === undefined) return button;
  return (
    <>
      {button}
      <span id={reasonId} hidden>
        {unavailable}
      </span>
    </>
  );
}
