import type { ReactNode } from "react";
import { cx } from "#shared";

type TwoLinesProps = {
  children: ReactNode;
  /** Smaller and paler; nothing where it is empty. */
  below: ReactNode;
  /** Whether each stays on one line and is cut off at its end. */
  isCut?: boolean;
};

/** A cell of a table with what goes with it below. */
export function TwoLines({ children, below, isCut = false }: TwoLinesProps) {
  const line = isCut ? "truncate" : "wrap-anywhere";
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className={line}>{children}</span>
      {below !== undefined && below !== "" && below !== false && (
        <span className={cx("text-sm font-normal text-ink-soft tabular-nums", line)}>{below}</span>
      )}
    </span>
  );
}
