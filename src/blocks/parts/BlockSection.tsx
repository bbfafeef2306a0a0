import type { ReactNode } from "react";
import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";

const GROUND = {
  paper: "",
  tint: "bg-tint",
  deep: "bg-deep text-on-deep",
};

/**
 * The section that a block stands in: ground over the full width, content in the page's grid. `labelledBy` names the
 * heading's id without prefix; by default the one that `SectionHeading` draws. `compact` for a quiet strip.
 */
export function BlockSection({
  ground = "paper",
  labelled = true,
  compact,
  className,
  children,
}: {
  ground?: keyof typeof GROUND;
  labelled?: boolean;
  compact?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { idPrefix } = useBlockContext();
  return (
    <section
      aria-labelledby={labelled ? `${idPrefix}-title` : undefined}
      className={cx(compact ? "py-12" : "py-section", GROUND[ground])}
    >
      <div className={cx("mx-auto max-w-page px-5 md:px-8", className)}>{children}</div>
    </section>
  );
}
