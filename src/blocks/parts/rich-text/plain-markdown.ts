import type { Token } from "markdown-it";
import { safeHref } from "#shared/markup";
import { isHtml } from "./is-html.ts";
import { parseMarkdown } from "./markdown.ts";
import { MAX_RICH_TEXT } from "./rich-text.ts";

const HAS_SCHEME = /^[\s\p{Cc}]*[^/?#]*:/u;

/** An address that the page would link to, or one without a scheme, which the page leaves out. */
function isHarmless(address: string): boolean {
  return safeHref(address) !== undefined || !HAS_SCHEME.test(address);
}

function isPlain({ type, attrs, children }: Token): boolean {
  if (type === "html_block" || type === "html_inline") return false;
  const addresses = (attrs ?? []).filter(([name]) => name === "href" || name === "src");
  return addresses.every(([, address]) => isHarmless(String(address))) && (children ?? []).every(isPlain);
}

/**
 * @returns a rich text as it was written, where that is Markdown without raw HTML and without addresses that the sanitiser
 * removes: nothing has to be cleaned before others render it. Undefined for anything else. Never throws.
 */
export function plainMarkdown(content: string): string | undefined {
  if (content.length > MAX_RICH_TEXT || isHtml(content)) return undefined;
  try {
    return parseMarkdown(content).every(isPlain) ? content : undefined;
  } catch {
    return undefined;
  }
}
