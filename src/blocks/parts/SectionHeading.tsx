import type { ReactNode } from "react";
import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";

/**
 * A block's headline and subheadline; empty ones render nothing. `onDeep` for the dark ground. `canOpen` makes the headline
 * the page's title (h1) where the block opens the page.
 */
export function SectionHeading({
  headline,
  subheadline,
  align = "left",
  onDeep,
  canOpen,
  className,
}: {
  headline?: ReactNode;
  subheadline?: string;
  align?: "left" | "center";
  onDeep?: boolean;
  canOpen?: boolean;
  className?: string;
}) {
  const { idPrefix, isLead } = useBlockContext();
  if (!headline && !subheadline) return null;
  const Title = canOpen && isLead ? "h1" : "h2";
  return (
    <div className={cx("max-w-3xl", align === "center" && "mx-auto text-center", className)}>
      {headline && (
        <Title id={`${idPrefix}-title`} className="text-title">
          {headline}
        </Title>
      )}
      {subheadline && (
        <p className={cx("mt-4 text-lead", onDeep ? "text-on-deep-soft" : "text-ink-soft")}>{subheadline}</p>
      )}
    </div>
  );
}
