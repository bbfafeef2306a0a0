import { withoutCssComments } from "../css-comments.ts";
import { isSafeValue } from "./svg-values.ts";

const PROPERTIES = new Set(
  (
    "fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit " +
    "stroke-dasharray stroke-dashoffset stroke-opacity opacity color paint-order vector-effect shape-rendering " +
    "visibility display font font-family font-size font-style font-weight letter-spacing word-spacing text-anchor " +
    "dominant-baseline stop-color stop-opacity flood-color flood-opacity lighting-color clip-path mask filter marker " +
    "marker-start marker-mid marker-end mix-blend-mode isolation transform transform-origin transform-box overflow " +
    "color-interpolation-filters enable-background"
  ).split(" "),
);
const SELECTOR = /^[-\w\s.#,>*:()]+$/;
const LOCAL_REFERENCE = /url\(\s*["']?(#[-\w.]+)["']?\s*\)/gi;

/** @returns a value without references outside its file; undefined for any other. */
export function keepValue(value: string): string | undefined {
  const local = value.replaceAll(LOCAL_REFERENCE, "url($1)");
  return isSafeValue(local.replaceAll(/url\(#[-\w.]+\)/g, "")) ? local : undefined;
}

/** A font's name needs no quotes. */
function keepDeclaration(declaration: string): string[] {
  const colon = declaration.indexOf(":");
  const property = declaration.slice(0, colon).trim().toLowerCase();
  const raw = declaration.slice(colon + 1).trim();
  const value = keepValue(property.startsWith("font") ? raw.replaceAll(/["']/g, "") : raw);
  return PROPERTIES.has(property) && value ? [`${property}:${value}`] : [];
}

/** Filters declarations of a drawing down to its presentation, with references into the same file only. */
export function keepDeclarations(css: string): string {
  return withoutCssComments(css).split(";").flatMap(keepDeclaration).join(";");
}

/** Filters a drawing's style sheet down to plain rules; at-rules are removed with their content. In linear time. */
export function keepSheet(css: string): string {
  let depth = 0;
  let kept = "";
  for (const chunk of withoutCssComments(css).split("}")) {
    const [before = "", body = "", ...deeper] = chunk.split("{");
    const selector = before.slice(before.lastIndexOf(";") + 1).trim();
    const isRule = depth === 0 && chunk.includes("{") && deeper.length === 0 && SELECTOR.test(selector);
    const declarations = isRule ? keepDeclarations(body) : "";
    if (declarations) kept += `${selector}{${declarations}}`;
    depth = Math.max(0, depth + chunk.split("{").length - 2);
  }
  return kept;
}
