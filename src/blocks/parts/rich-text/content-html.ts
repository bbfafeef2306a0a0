import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { Marked } from "marked";
import { policySource } from "#shared";
import { withLabels, type ContentLabels } from "./content-labels.ts";
import { imagesOf, plainParagraph } from "./content-tree.ts";
import { linkHeadings } from "./heading-ids.ts";
import { isHtml } from "./is-html.ts";
import { cleanTree } from "./sanitise-html.ts";

const markdown = new Marked({ gfm: true });
/** The parser's time grows with the square of these signs in a paragraph: with more, they are text, and addresses no links. */
const MAX_SIGNS = 1000;
const markdownWithoutSigns = new Marked({ gfm: true }).use({
  tokenizer: { emStrong: () => undefined, url: () => undefined },
});
const REMEMBERED = 64;

const remembered = new Map<string, ElementContent[]>();

function parseMarkdown(content: string): string {
  const hasTooMany = content.split(/\n\s*\n/).some((paragraph) => paragraph.split(/[*_]+/).length > MAX_SIGNS);
  return (hasTooMany ? markdownWithoutSigns : markdown).parse(content, { async: false });
}

function makeTree(content: string): ElementContent[] {
  try {
    const html = isHtml(content) ? content : parseMarkdown(content);
    return linkHeadings(cleanTree(html));
  } catch {
    // Thousands of nested quotes or elements exhaust the stack.
    return [plainParagraph(content)];
  }
}

/** The same page is rendered often: the trees used last are kept, and never changed. */
function readTree(content: string): ElementContent[] {
  const tree = remembered.get(content) ?? makeTree(content);
  remembered.delete(content);
  remembered.set(content, tree);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return tree;
}

/**
 * Turns a block's rich text into clean markup: text that begins with a tag is HTML, all else GitHub-flavoured markdown,
 * whose raw HTML goes through the same allow-list. Headings get ids (`heading-ids.ts`). Never throws.
 * @param labels words that the markup gets, in the page's language; English without them.
 */
export function contentToHtml(content: string, labels?: ContentLabels): string {
  return toHtml(withLabels(readTree(content), labels));
}

/** @returns the sources outside this site that a rich text's images come from, for the content security policy. */
export function contentImageHosts(content: string): string[] {
  return [
    ...new Set(imagesOf(readTree(content)).flatMap(({ properties }) => policySource(String(properties.src)) ?? [])),
  ];
}
