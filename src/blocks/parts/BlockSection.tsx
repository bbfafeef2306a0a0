import type { ReactNode } from "react";
import { cx } from "#shared";
import { useSectionName } from "../section-names.ts";

const GROUND = {
  paper: "",
  tint: "bg-tint",
  deep: "bg-deep text-on-deep",
};

/** Grounds that content can choose. */
export const COLOR_CLASS = {
  paper: "bg-paper",
  tint: "bg-tint",
  deep: "bg-deep",
  brand: "bg-vivid",
  gradient: "bg-glow",
};

/** What is on such a ground: on a dark one every token inside is that of dark mode. */
export const ON_COLOR = {
  paper: "",
  tint: "",
  deep: "text-ink scheme-dark",
  brand: "on-vivid text-ink scheme-dark",
  gradient: "",
};
type Color = keyof typeof COLOR_CLASS;

/**
 * The section around a block: its ground over the full width, its content in the page's grid.
 * @param props.color the ground that the content chose instead.
 * @param props.labelled false where the block renders no heading of its own, which would name the section.
 * @param props.compact for a quiet strip.
 * @param props.continues for what follows the heading block above it.
 */
export function BlockSection({
  ground = "paper",
  color,
  labelled = true,
  compact,
  continues,
  className,
  children,
}: {
  ground?: keyof typeof GROUND;
  color?: Color;
  labelled?: boolean;
  compact?: boolean;
  continues?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const name = useSectionName(labelled);
  const isJoined = continues && (color ?? ground) === "paper";
  const padding = compact ? "py-12" : isJoined ? "pt-10 pb-section" : "py-section";
  return (
    <section {...name} data-on={color ?? ground} className={cx(padding, color ? COLOR_CLASS[color] : GROUND[ground])}>
      <div className={cx("mx-auto max-w-page px-5 @md:px-8", color && ON_COLOR[color], className)}>{children}</div>
    </section>
  );
}
