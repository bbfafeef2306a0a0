/** Longest rich text of a reply, in characters. */
const MAX_RICH = 30_000;
/** Nobody nests text as deep; readers of markdown and HTML take seconds for it, or exhaust the stack. */
const MAX_NESTING = 40;
const TAG = /<(\/?)([a-z][a-z\d-]*)/gi;
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const MANY_OPENERS = /(?:[[({<>*_~`!\\]\s*){200}/;
const MAX_LINKS = 1000;

function tagDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, closing, name = ""] of text.matchAll(TAG)) {
    if (closing) depth = Math.max(0, depth - 1);
    else if (!VOID.has(name.toLowerCase())) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Quotes and lists that a line of markdown begins with, and how far it is moved in. */
function lineDepth(line: string): number {
  const start = /^[\s>*+-]*/.exec(line)?.[0] ?? "";
  const signs = start.replaceAll(/\s/g, "").length;
  return Math.max(/^[-*_\s]+$/.test(line) ? 1 : signs, Math.floor((start.length - signs) / 4));
}

/** @returns whether rich text is small and flat enough to be read by the sanitiser in bounded time. */
export function isWithinRichLimits(text: string): boolean {
  if (text.length > MAX_RICH || MANY_OPENERS.test(text) || text.split("[").length > MAX_LINKS) return false;
  return tagDepth(text) <= MAX_NESTING && text.split("\n").every((line) => lineDepth(line) <= MAX_NESTING);
}
