import type { CSSProperties } from "react";

/** Gaps between a grid's items by their name, in CSS; each a length, as a sum with percentages needs. */
export const GAPS = { none: "0px", xs: "0.25rem", sm: "0.5rem", md: "1rem", lg: "2rem" } as const;

/**
 * Style of an element with the class `columns`: as many columns as fit, at most the chosen number.
 * @param columns the content's choice ("1" to "12"); without one the columns are as many as fit.
 * @param gap one of GAPS; by default the class's own.
 */
export function columnsStyle(columns?: string, gap?: keyof typeof GAPS): CSSProperties {
  const style: CSSProperties & Partial<Record<"--columns" | "--gap", string>> = {};
  if (columns) style["--columns"] = columns;
  if (gap) style["--gap"] = GAPS[gap];
  return style;
}
