import { walkTags } from "../html/scan-tags.ts";

/** Elements inside each other, and all together: more than drawing programs write. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 50_000;

/** @returns whether an SVG is small and flat enough to be parsed; found out without parsing it. */
export function isWithinSvgLimits(svg: string): boolean {
  let tags = 0;
  for (const { depth } of walkTags(svg, ({ selfCloses }) => !selfCloses)) {
    tags += 1;
    if (depth > MAX_DEPTH || tags > 2 * MAX_ELEMENTS) return false;
  }
  return true;
}
