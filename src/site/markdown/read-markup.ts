import { treeToMarkdown, type Above } from "./block-markdown.ts";
import { feedHtml } from "./feed-html.ts";
import { readableTree, withAddresses } from "./readable-tree.ts";

/**
 * What becomes of a block's markup: Markdown, with the page's path before links to parts of the page; or from clean markup
 * that of a feed, with absolute addresses.
 */
export type Markup = { html: string } & ({ as: "markdown"; above: Above; path: string } | { as: "feed"; page: string });

/** Turns markup into what readers of Markdown and feeds get. */
export function readMarkup(markup: Markup): string {
  const { html } = markup;
  if (markup.as === "feed") return feedHtml(html, markup.page);
  const onPage = (href: string) => (href.startsWith("#") ? markup.path + href : href);
  return treeToMarkdown(withAddresses(readableTree(html), onPage), markup.above).trim();
}
