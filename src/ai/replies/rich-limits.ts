import { isWithinHtmlLimits } from "#blocks";

/** The longest rich text of a reply, in characters. */
const MAX_RICH = 30_000;
/** No sensible text is nested this deep. */
const MAX_NESTING = 40;

/** The nesting depth of a markdown line, from its quote and list markers and its indentation. */
function lineDepth(line: string): number {
  const start = /^[\s>*+-]*/.exec(line)?.[0] ?? "";
  const signs = start.replaceAll(/\s/g, "").length;
  return Math.max(/^[-*_\s]+$/.test(line) ? 1 : signs, Math.floor((start.length - signs) / 4));
}

/** @returns whether a reply's rich text is short and flat enough to be shown as markup, as the sanitiser requires. */
export function isWithinRichLimits(text: string): boolean {
  return (
    text.length <= MAX_RICH &&
    isWithinHtmlLimits(text) &&
    text.split("\n").every((line) => lineDepth(line) <= MAX_NESTING)
  );
}
