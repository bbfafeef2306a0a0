import { toHtml } from "hast-util-to-html";
import { cleanContent, parseContent } from "./content-html.ts";
import { isHtml } from "./is-html.ts";
import { rawHtmlIn } from "./markdown.ts";

const countAddresses = (html: string) => html.match(/<(?:a|img)\s/g)?.length ?? 0;

/** Whether Markdown has raw HTML that `before` hasn't, addresses that the sanitiser removes, or can't be parsed at all. */
function hasMuchToClean(markdown: string, before: string, clean: string): boolean {
  try {
    const known = new Set(isHtml(before) ? [] : rawHtmlIn(before));
    if (rawHtmlIn(markdown).some((piece) => !known.has(piece))) return true;
    return countAddresses(parseContent(markdown)) !== countAddresses(clean);
  } catch {
    return true;
  }
}

/**
 * Cleans a model's rich text before it is stored, so that rendering has nothing to remove. Markdown without raw HTML and
 * unsafe addresses stays unchanged; anything else becomes clean HTML. Never throws.
 * @param before the text that the model rewrote: its own raw HTML may stay in Markdown.
 */
export function cleanSource(content: string, before = ""): string {
  const clean = toHtml(cleanContent(content));
  if (!isHtml(content) && !hasMuchToClean(content, before, clean)) return content;
  // A text whose first element was removed would be read as Markdown.
  return clean === "" || isHtml(clean) ? clean : `<div>${clean}</div>`;
}
