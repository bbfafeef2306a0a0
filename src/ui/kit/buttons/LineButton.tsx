import type { ReactNode } from "react";
import { cx } from "#shared";

type LineButtonProps = {
  /** Without it, the line is plain text. */
  onClick?: () => void;
  /** Shown before the text. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A line of a list that is a button. */
export function LineButton({ onClick, icon, className, children }: LineButtonProps) {
  const Line = onClick ? "button" : "p";
  return (
    <Line
      {...(onClick && { type: "button", onClick })}
      className={cx(
        "flex w-full min-w-0 gap-2.5 px-4 text-start",
        onClick && "cursor-pointer hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11",
        className,
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 break-words">{children}</span>
    </Line>
  );
}
