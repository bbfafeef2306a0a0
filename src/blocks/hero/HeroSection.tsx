import type { ReactNode } from "react";
import { cx } from "#shared";
import { useBlockContext } from "../context.tsx";

/** The hero's section: closer to the header than other blocks, so that the action is on the first screen of a phone. */
export function HeroSection({
  hasHeadline,
  className,
  children,
}: {
  hasHeadline: boolean;
  /** Ground and lower edge of the section. */
  className: string;
  children: ReactNode;
}) {
  const { idPrefix } = useBlockContext();
  return (
    <section
      aria-labelledby={hasHeadline ? `${idPrefix}-title` : undefined}
      className={cx("pt-10 md:pt-16", className)}
    >
      <div className="mx-auto max-w-page px-5 md:px-8">{children}</div>
    </section>
  );
}
