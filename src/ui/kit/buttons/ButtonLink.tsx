import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonClass } from "./button-class.ts";
import type { ButtonStyle } from "./Button.tsx";

/** A link inside the application, styled as a button. */
export function ButtonLink({
  variant = "quiet",
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return (
    <Link {...rest} className={buttonClass(variant, className)}>
      <span className="inline-flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        {children}
      </span>
    </Link>
  );
}
