import { withoutCssComments } from "#shared";

/** Properties that a block's free css may set: they style its own box and text, and can't move it over other blocks. */
const ALLOWED = new Set(
  (
    "color background background-color border border-top border-right border-bottom border-left border-color " +
    "border-style border-width border-radius box-shadow opacity outline " +
    "padding padding-top padding-right padding-bottom padding-left padding-inline padding-block " +
    "margin margin-top margin-right margin-bottom margin-left margin-inline margin-block " +
    "width min-width max-width height min-height max-height aspect-ratio overflow " +
    "display flex-direction flex-wrap align-items justify-content justify-items gap row-gap column-gap order " +
    "font-size font-style font-weight letter-spacing line-height text-align text-decoration text-transform " +
    "text-indent text-wrap white-space word-break hyphens"
  ).split(" "),
);

/** Letters, digits and the few characters that values need; no quotes, backslashes or braces. */
const SAFE_VALUE = /^[-\w\s#%.,()+*/]+$/;
const SAFE_FUNCTION =
  /^(?:rgba?|hsla?|oklch|oklab|color-mix|light-dark|calc|min|max|clamp|var|linear-gradient|radial-gradient)$/i;
const MAX_LENGTH = 2000;
const MAX_DEPTH = 8;

function isSafeValue(value: string): boolean {
  if (!SAFE_VALUE.test(value)) return false;
  const functions = [...value.matchAll(/([-\w]*)\s*\(/g)].map((match) => match[1] ?? "");
  if (functions.length > MAX_DEPTH) return false;
  return functions.every((name) => name === "" || SAFE_FUNCTION.test(name)) && isBalanced(value);
}

function isBalanced(value: string): boolean {
  let depth = 0;
  for (const character of value) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/**
 * Filters a block's free css (`color: red; padding: 1rem`) down to declarations that are safe in a `style` attribute.
 * Comments are removed first.
 * @returns property and value of the safe declarations, in order. Never throws.
 */
export function safeCss(css: string): [property: string, value: string][] {
  return withoutCssComments(css.slice(0, MAX_LENGTH))
    .split(";")
    .flatMap((declaration): [string, string][] => {
      const [name = "", ...rest] = declaration.split(":");
      const property = name.trim().toLowerCase();
      const value = rest.join(":").trim();
      return ALLOWED.has(property) && isSafeValue(value) ? [[property, value]] : [];
    });
}
