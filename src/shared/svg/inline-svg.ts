import { toHtml } from "hast-util-to-html";
import { cleanSvg, type SvgRules } from "./svg-tree.ts";
import { isSafeValue, SHAPE_ATTRIBUTES, SHAPES } from "./svg-values.ts";

/** Longest inline SVG, in characters. */
export const MAX_INLINE_SVG = 200_000;

const ATTRIBUTES: ReadonlySet<string> = /* @__PURE__ */ new Set(SHAPE_ATTRIBUTES);

/** Gradients, filters and clips need references, whose names would meet those of the page: they go. */
const RULES: SvgRules = {
  elements: /* @__PURE__ */ new Set(SHAPES),
  keepAttribute: (name, value) => {
    if (!ATTRIBUTES.has(name)) return undefined;
    if (isSafeValue(value)) return [name, value];
    // A gradient that is left out must not leave black on a dark ground.
    return name === "fill" || name === "stroke" ? [name, "currentColor"] : undefined;
  },
};

/**
 * Cleans inline SVG of content down to shapes and their presentation; it is decoration, so assistive technology doesn't
 * hear of it.
 * @returns markup ready for the page, or undefined when the text is no SVG or draws nothing. Never throws.
 */
export function sanitiseSvg(svg: string): string | undefined {
  if (svg.length > MAX_INLINE_SVG) return undefined;
  try {
    const clean = cleanSvg(svg, RULES);
    if (!clean) return undefined;
    clean.properties.ariaHidden = "true";
    return toHtml(clean);
  } catch {
    // What is beyond the limits of a drawing draws nothing.
    return undefined;
  }
}
