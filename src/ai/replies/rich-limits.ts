import { isWithinHtmlLimits } from "#blocks";

/** Longest rich text of a reply, in characters. */
const MAX_RICH = 30_000;
/** Nobody nests text as deep: a model that does has lost its way. */
const MAX_NESTING = 40;

/** Quotes and lists that a line of markdown begins with, and how far it is moved in. */
function lineDepth(line: string): number {
  const start = /^[\s>*+-]*/.exec(line)?.[0] ?? "";
  const signs = start.replaceAll(/\s/g, "").length;
  return Math.max(/^[-*_\s]+$/.test(line) ? 1 : signs, Math.floor((start.length - signs) / 4));
}

/** @returns whether a reply's rich text is small and flat enough to be shown as markup, as the sanitiser asks. */
export function isWithinRichLimits(text: string): boolean {
  return (
    text.length <= MAX_RICH &&
    isWithinHtmlLimits(text) &&
    text.split("\n").every((line) => lineDepth(line) <= MAX_NESTING)
  );
}
