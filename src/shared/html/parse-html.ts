import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** Parses markup as a fragment of a page; browsers get `parse-html.browser.ts` instead, which makes the same tree. */
export function parseHtml(html: string): Root {
  return fromHtml(html, { fragment: true });
}
