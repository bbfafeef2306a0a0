import type { ReactNode } from "react";
import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";

/** A block's headline and subheadline; empty ones draw nothing. `onDeep` for the dark ground. */
export function SectionHeading({
  headline,
  subheadline,
  align = "left",
  onDeep,
  className,
}: {
  headline?: ReactNode;
  subheadline?: string;
  align?: "left" | "center";
  onDeep?: boolean;
  className?: string;
}) {
  const { idPrefix } = useBlockContext();
  if (!headline && !subheadline) return null;
  return (
    <div className={cx("max-w-3xl", align === "center" && "mx-auto text-center", className)}>
      {headline && (
        <h2 id={`${idPrefix}-title`} className="text-title">
          {headline}
        </h2>
      )}
      {subheadline && (
        <p className={cx("mt-4 text-lead", onDeep ? "text-on-deep-soft" : "text-ink-soft")}>{subheadline}</p>
      )}
    </div>
  );
}
