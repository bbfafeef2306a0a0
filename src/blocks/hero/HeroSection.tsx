import type { ReactNode } from "react";
import { cx } from "#shared";
import { useSectionName } from "../section-names.ts";
import { COLOR_CLASS, ON_COLOR } from "../parts/BlockSection.tsx";
import type { Hero } from "./schema.ts";

/** Styles whose picture ends at the section's edge: what follows keeps its distance, also on the same ground. */
const TO_THE_EDGE: ReadonlySet<Hero["style"]> = new Set(["bottomImage", "tilt"]);

/** The hero's section: closer to the header than other blocks, so that the action is above the fold on a phone. */
export function HeroSection({
  content,
  ground = content.color,
  className,
  children,
}: {
  content: Hero;
  ground?: Hero["color"];
  /** Lower edge of the section. */
  className: string;
  children: ReactNode;
}) {
  const name = useSectionName(Boolean(content.headline));
  const on = content.image && TO_THE_EDGE.has(content.style) ? "edge" : (ground ?? "paper");
  return (
    <section {...name} data-on={on} className={cx("pt-10", ground && COLOR_CLASS[ground], className)}>
      <div className={cx("mx-auto max-w-page px-5 @md:px-8", ground && ON_COLOR[ground])}>{children}</div>
    </section>
  );
}
