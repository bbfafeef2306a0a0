import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { isReference, renameReferences } from "./local-references.ts";
import { MAX_INLINE_SVG } from "./max-inline-svg.ts";
import { cleanSvg, type SvgRules } from "./svg-tree.ts";
import { isSafeValue, SHAPE_ATTRIBUTES, SHAPES } from "./svg-values.ts";

const PAINTING = "defs linearGradient radialGradient stop clipPath title".split(" ");
const PAINTING_ATTRIBUTES =
  "offset stopColor stopOpacity gradientUnits gradientTransform spreadMethod fx fy fr clipPathUnits".split(" ");

const ATTRIBUTES: ReadonlySet<string> = /* @__PURE__ */ new Set([...SHAPE_ATTRIBUTES, ...PAINTING_ATTRIBUTES]);
/** Kept unchanged: texts, which are escaped, and ids and references, which are renamed afterwards. */
const FREE: ReadonlySet<string> = /* @__PURE__ */ new Set(["id", "href", "role", "ariaLabel"]);
const PAINTS: ReadonlySet<string> = /* @__PURE__ */ new Set(["fill", "stroke"]);

const RULES: SvgRules = {
  elements: /* @__PURE__ */ new Set([...SHAPES, ...PAINTING]),
  keepAttribute: (name, value) => {
    if (FREE.has(name)) return [name, value];
    if (name === "xLinkHref") return ["href", value];
    const isPaint = PAINTS.has(name);
    if ((isPaint || name === "clipPath") && isReference(value)) return [name, value];
    if (!ATTRIBUTES.has(name)) return undefined;
    if (isSafeValue(value)) return [name, value];
    // Without its paint the shape would be black, even on a dark background.
    return isPaint ? [name, "currentColor"] : undefined;
  },
};

const DECORATION: ReadonlySet<unknown> = /* @__PURE__ */ new Set(["presentation", "none"]);

function wordsIn({ children }: Element): string {
  return children.map((child) => (child.type === "text" ? child.value : "")).join("");
}

/** A title contains only text; role and label describe only the whole drawing. */
function tidyWords(node: Element, isRoot: boolean): void {
  if (!isRoot) delete node.properties.role;
  if (!isRoot) delete node.properties.ariaLabel;
  if (node.tagName === "title") node.children = [{ type: "text", value: wordsIn(node) }];
  for (const child of node.children) if (child.type === "element") tidyWords(child, false);
}

/** A drawing with a label or a title is an image of that name; any other is decorative and hidden from assistive technology. */
function setAccessibleName(svg: Element): void {
  tidyWords(svg, true);
  const { role, ariaLabel } = svg.properties;
  const titles = svg.children.filter((child) => child.type === "element" && child.tagName === "title");
  const isNamed = (ariaLabel ?? "").trim() !== "" || titles.some((title) => wordsIn(title as Element).trim());
  delete svg.properties.role;
  if (isNamed && !DECORATION.has(role)) svg.properties.role = "img";
  else {
    delete svg.properties.ariaLabel;
    svg.properties.ariaHidden = "true";
  }
}

/**
 * Cleans inline SVG of content down to shapes, their presentation, gradients and clips.
 * @param prefix of the remaining ids: different for each drawing of a page.
 * @returns markup ready for the page, or undefined when the text isn't an SVG or draws nothing. Never throws.
 */
export function sanitiseSvg(svg: string, prefix = "svg"): string | undefined {
  if (svg.length > MAX_INLINE_SVG) return undefined;
  try {
    const clean = cleanSvg(svg, RULES);
    if (!clean) return undefined;
    renameReferences(clean, prefix);
    setAccessibleName(clean);
    return toHtml(clean);
  } catch {
    // A drawing beyond the limits draws nothing.
    return undefined;
  }
}
