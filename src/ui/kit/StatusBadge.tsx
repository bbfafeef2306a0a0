import type { ReactNode } from "react";
import { cx } from "#shared";

const DOT = {
  neutral: "bg-ink-faint",
  good: "bg-brand",
  attention: "bg-accent",
  bad: "bg-danger",
};

/** A status in a word or two; the colour only repeats it. */
export function StatusBadge({ tone = "neutral", children }: { tone?: keyof typeof DOT; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-raised px-2 py-px text-xs font-medium text-ink md:whitespace-nowrap">
      <span aria-hidden className={cx("size-2 rounded-full forced-color-adjust-none", DOT[tone])} />
      {children}
    </span>
  );
}
