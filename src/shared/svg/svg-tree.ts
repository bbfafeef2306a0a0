import type { Element, ElementContent, Properties } from "hast";
import { parseHtml } from "#parse-html";
import { walkTags } from "../html/scan-tags.ts";

/** What an SVG may contain. Other elements are removed with their content. */
export type SvgRules = {
  elements: ReadonlySet<string>;
  /** @returns the attribute to keep, by hast's names; undefined to remove it. */
  keepAttribute: (name: string, value: string) => readonly [name: string, value: string] | undefined;
  /** @returns the style sheet to keep; without this function sheets are removed. */
  keepSheet?: (css: string) => string;
};

/** Nesting depth and number of elements: more than drawing programs write. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 50_000;

/** Elements that draw nothing by themselves. */
const INVISIBLE = new Set("style title defs linearGradient radialGradient clipPath".split(" "));
/** Characters that XML can't hold. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function keepProperties(properties: Properties, { keepAttribute }: SvgRules): Properties {
  const kept = Object.entries(properties).flatMap(([name, raw]) => {
    const value = Array.isArray(raw) ? raw.join(" ") : String(raw);
    const attribute = keepAttribute(name, value.replaceAll(FORBIDDEN, ""));
    return attribute ? [attribute] : [];
  });
  return Object.fromEntries(kept);
}

function keepStyle({ children }: Element, { keepSheet }: SvgRules): ElementContent[] {
  const css = children.map((child) => (child.type === "text" ? child.value : "")).join("");
  const value = keepSheet?.(css);
  return value ? [{ type: "element", tagName: "style", properties: {}, children: [{ type: "text", value }] }] : [];
}

function keepChild(node: ElementContent, rules: SvgRules): ElementContent[] {
  if (node.type === "text") return [{ type: "text", value: node.value.replaceAll(FORBIDDEN, "") }];
  if (node.type !== "element") return [];
  if (node.tagName === "style") return keepStyle(node, rules);
  return rules.elements.has(node.tagName) ? [keepElement(node, rules)] : [];
}

function keepElement({ tagName, properties, children }: Element, rules: SvgRules): Element {
  return {
    type: "element",
    tagName,
    properties: keepProperties(properties, rules),
    children: children.flatMap((child) => keepChild(child, rules)),
  };
}

/** @returns why an SVG is too large to be parsed, found without parsing it; undefined when it isn't. */
function svgFault(svg: string): string | undefined {
  let tags = 0;
  for (const { depth } of walkTags(svg, ({ selfCloses }) => !selfCloses)) {
    tags += 1;
    if (depth > MAX_DEPTH) return "This SVG is nested too deep. Save it again as a plain SVG.";
    if (tags > 2 * MAX_ELEMENTS) return "This SVG has too many parts. Simplify it, or save it as PNG or WebP.";
  }
  return undefined;
}

/**
 * Parses text that begins with an svg element and keeps what the rules allow. @returns undefined when it isn't an SVG or
 * draws nothing. @throws RangeError when it is nested too deep or has too many elements.
 */
export function cleanSvg(text: string, rules: SvgRules): Element | undefined {
  const fault = svgFault(text);
  if (fault) throw new RangeError(fault);
  const first = parseHtml(text).children.find(
    (node) => node.type === "element" || (node.type === "text" && node.value.trim() !== ""),
  );
  if (first?.type !== "element" || first.tagName !== "svg") return undefined;
  const clean = keepElement(first, rules);
  return clean.children.some((node) => node.type === "element" && !INVISIBLE.has(node.tagName)) ? clean : undefined;
}
