import { walkTags } from "../html/scan-tags.ts";

/** Elements inside each other, and all together: more than drawing programs write. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 50_000;

/** @returns why an SVG is too large to be parsed, found out without parsing it; undefined when it isn't. */
export function svgFault(svg: string): string | undefined {
  let tags = 0;
  for (const { depth } of walkTags(svg, ({ selfCloses }) => !selfCloses)) {
    tags += 1;
    if (depth > MAX_DEPTH) return "This SVG is nested too deep. Save it again as a plain SVG.";
    if (tags > 2 * MAX_ELEMENTS) return "This SVG has too many parts. Simplify it, or save it as PNG or WebP.";
  }
  return undefined;
}
