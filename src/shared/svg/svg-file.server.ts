import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { fail, ok, type Result } from "../result.ts";
import { messageOf } from "../text.ts";
import { keepDeclarations, keepSheet, keepValue } from "./svg-css.ts";
import { sizeOfSvg, writeSize } from "./svg-size.ts";
import { cleanSvg, type SvgRules } from "./svg-tree.ts";
import { SHAPE_ATTRIBUTES, SHAPES } from "./svg-values.ts";

/** A cleaned drawing with its natural size in pixels. */
export type SvgFile = { svg: string; width: number; height: number };

const ELEMENTS = new Set([
  ...SHAPES,
  ...(
    "defs symbol use switch linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix " +
    "feComponentTransfer feFuncR feFuncG feFuncB feFuncA feComposite feDropShadow feFlood feGaussianBlur feMerge " +
    "feMergeNode feMorphology feOffset feTurbulence feDisplacementMap"
  ).split(" "),
]);

const ATTRIBUTES = new Set([
  ...SHAPE_ATTRIBUTES,
  ...(
    "id className fx fy fr offset gradientUnits gradientTransform spreadMethod stopColor stopOpacity clipPath " +
    "clipPathUnits mask maskUnits maskContentUnits patternUnits patternContentUnits patternTransform filter " +
    "filterUnits primitiveUnits in in2 result stdDeviation mode type values operator k1 k2 k3 k4 radius scale " +
    "baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent xChannelSelector " +
    "yChannelSelector floodColor floodOpacity colorInterpolationFilters markerStart markerMid markerEnd markerWidth " +
    "markerHeight markerUnits orient refX refY textLength lengthAdjust"
  ).split(" "),
]);

const LOCAL = /^\s*(#[-\w.]+)\s*$/;

const RULES: SvgRules = {
  elements: ELEMENTS,
  keepAttribute: (name, value) => {
    if (name === "href" || name === "xLinkHref") {
      const target = LOCAL.exec(value)?.[1];
      return target ? ["href", target] : undefined;
    }
    const kept = name === "style" ? keepDeclarations(value) : ATTRIBUTES.has(name) ? keepValue(value) : undefined;
    return kept === undefined || kept === "" ? undefined : [name, kept];
  },
  keepSheet,
};

function isUse(node: ElementContent): node is Element {
  return node.type === "element" && node.tagName === "use";
}

/** Collects the ids of all elements that are or contain a copy. @returns whether this one is or does. */
function collectCopying(node: Element, ids: Set<string>): boolean {
  const inside = node.children.filter((child) => child.type === "element" && collectCopying(child, ids)).length > 0;
  if (!inside && !isUse(node)) return false;
  ids.add(`#${String(node.properties.id)}`);
  return true;
}

/** Removes copies of elements that contain copies: ten levels of ten would draw ten billion shapes. */
function dropNestedCopies(node: Element, ids: ReadonlySet<string>): void {
  node.children = node.children.filter((child) => !isUse(child) || !ids.has(String(child.properties.href)));
  for (const child of node.children) if (child.type === "element") dropNestedCopies(child, ids);
}

function clean(text: string): SvgFile | undefined {
  const svg = cleanSvg(text, RULES);
  if (!svg) return undefined;
  const ids = new Set<string>();
  collectCopying(svg, ids);
  dropNestedCopies(svg, ids);
  const size = sizeOfSvg(svg);
  writeSize(svg, size);
  svg.properties.xmlns = "http://www.w3.org/2000/svg";
  return { svg: toHtml(svg, { space: "svg" }), ...size };
}

function declaresEntities(text: string): boolean {
  const start = text.search(/<!doctype/i);
  const doctype = start < 0 ? "" : text.slice(start, text.indexOf(">", start) + 1 || undefined);
  return doctype.includes("[") || /<!entity/i.test(text);
}

/**
 * Cleans an uploaded SVG file: shapes, gradients, clips, masks, filters, copies and plain style rules stay, everything
 * that runs, loads or refers to other files is removed. The result is well-formed XML.
 * @returns code `INVALID` for a file that isn't an SVG, or declares entities. Never throws.
 */
export function sanitiseSvgFile(text: string): Result<SvgFile, "INVALID"> {
  if (declaresEntities(text)) {
    return fail("INVALID", "This SVG declares entities, which isn’t allowed. Save it again as a plain SVG.");
  }
  try {
    const file = clean(text);
    return file
      ? ok(file)
      : fail(
          "INVALID",
          "This file isn’t an SVG drawing, or only holds parts that are not allowed, such as scripts and embedded pictures.",
        );
  } catch (error) {
    return fail("INVALID", messageOf(error), error);
  }
}
