import type { Element, ElementContent, Properties } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";

/** What draws by itself. Everything else goes with all that it holds: gradients, filters and clips need references. */
const ELEMENTS = new Set("svg g path circle ellipse line polyline polygon rect text tspan".split(" "));

/** Geometry and presentation, by hast's names. */
const ATTRIBUTES = new Set(
  (
    "viewBox width height preserveAspectRatio d points pathLength x y x1 y1 x2 y2 cx cy r rx ry dx dy rotate transform " +
    "fill fillRule fillOpacity clipRule stroke strokeWidth strokeLineCap strokeLineJoin strokeMiterLimit " +
    "strokeDashArray strokeDashOffset strokeOpacity opacity color paintOrder vectorEffect shapeRendering visibility " +
    "display fontFamily fontSize fontStyle fontWeight letterSpacing wordSpacing textAnchor dominantBaseline"
  ).split(" "),
);

/** Numbers, path data, keywords and colours: no quotes, colons, slashes, backslashes or semicolons. */
const SAFE_VALUE = /^[-\w\s#%.,()+]*$/;
const SAFE_FUNCTION = /^(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)?$/i;
const PAINTS = new Set(["fill", "stroke"]);

function isSafe(value: string): boolean {
  return (
    SAFE_VALUE.test(value) && [...value.matchAll(/([-\w]*)\s*\(/g)].every(([, name]) => SAFE_FUNCTION.test(name ?? ""))
  );
}

function cleanProperties(properties: Properties): Properties {
  const kept = Object.entries(properties).flatMap(([name, raw]): [string, string][] => {
    const value = Array.isArray(raw) ? raw.join(" ") : String(raw);
    if (!ATTRIBUTES.has(name)) return [];
    if (isSafe(value)) return [[name, value]];
    // A gradient that is left out must not leave black on a dark ground.
    return PAINTS.has(name) ? [[name, "currentColor"]] : [];
  });
  return Object.fromEntries(kept);
}

function cleanElement({ tagName, properties, children }: Element): Element {
  return { type: "element", tagName, properties: cleanProperties(properties), children: children.flatMap(cleanChild) };
}

function cleanChild(node: ElementContent): ElementContent[] {
  if (node.type === "text") return [{ type: "text", value: node.value }];
  return node.type === "element" && ELEMENTS.has(node.tagName) ? [cleanElement(node)] : [];
}

function parseSvg(text: string): Element | undefined {
  const first = fromHtml(text, { fragment: true }).children.find(
    (node) => node.type === "element" || (node.type === "text" && node.value.trim() !== ""),
  );
  return first?.type === "element" && first.tagName === "svg" ? first : undefined;
}

/**
 * Cleans inline SVG of content down to shapes and their presentation; it is decoration, so assistive technology doesn't
 * hear of it.
 * @returns markup ready for the page, or undefined when the text is no SVG or draws nothing. Never throws.
 */
export function sanitiseSvg(svg: string): string | undefined {
  try {
    const parsed = parseSvg(svg);
    const clean = parsed && cleanElement(parsed);
    if (!clean?.children.some((node) => node.type === "element")) return undefined;
    clean.properties.ariaHidden = "true";
    return toHtml(clean);
  } catch {
    // Thousands of nested elements exhaust the stack of the parser's walkers.
    return undefined;
  }
}
