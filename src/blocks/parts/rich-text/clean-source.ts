import { toHtml } from "hast-util-to-html";
import { cleanContent, parseContent } from "./content-html.ts";
import { isHtml } from "./is-html.ts";

const RAW_HTML = /<[a-z/!?]/i;

const countAddresses = (html: string) => html.match(/<(?:a|img)\s/g)?.length ?? 0;

/** Whether Markdown has addresses that the sanitiser removes, or can't be parsed at all. */
function hasUnsafeAddresses(markdown: string, clean: string): boolean {
  try {
    return countAddresses(parseContent(markdown)) !== countAddresses(clean);
  } catch {
    return true;
  }
}

/**
 * Cleans a model's rich text before it is stored, so that rendering has nothing to remove. Markdown without raw HTML and
 * unsafe addresses stays unchanged; anything else becomes clean HTML. Never throws.
 */
export function cleanSource(content: string): string {
  const clean = toHtml(cleanContent(content));
  if (!RAW_HTML.test(content) && !hasUnsafeAddresses(content, clean)) return content;
  // A text whose first element was removed would be read as Markdown.
  return clean === "" || isHtml(clean) ? clean : `<div>${clean}</div>`;
}
