import { toHtml } from "hast-util-to-html";
import { cleanContent, parseContent } from "./content-html.ts";
import { isHtml } from "./is-html.ts";

const RAW_HTML = /<[a-z/!?]/i;

const countAddresses = (html: string) => html.match(/<(?:a|img)\s/g)?.length ?? 0;

/** Whether Markdown has addresses that the sanitiser takes out, or can't be read at all. */
function hasUnsafeAddresses(markdown: string, clean: string): boolean {
  try {
    return countAddresses(parseContent(markdown)) !== countAddresses(clean);
  } catch {
    return true;
  }
}

/**
 * Makes rich text of a model what may be stored: nothing in it is left for the sanitiser to take out when it is drawn.
 * Markdown without raw HTML and unsafe addresses stays as it is; all else becomes clean HTML. Never throws.
 */
export function cleanSource(content: string): string {
  const clean = toHtml(cleanContent(content));
  if (!RAW_HTML.test(content) && !hasUnsafeAddresses(content, clean)) return content;
  // What began with an element that was taken out would be read as Markdown.
  return clean === "" || isHtml(clean) ? clean : `<div>${clean}</div>`;
}
