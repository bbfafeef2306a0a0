import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { policySource } from "#shared";
import { withLabels, type ContentLabels } from "./content-labels.ts";
import { imagesOf, plainParagraph } from "./content-tree.ts";
import { linkHeadings } from "./heading-ids.ts";
import { isHtml } from "./is-html.ts";
import { markdownToHtml } from "./markdown.ts";
import { MAX_RICH_TEXT } from "./rich-text.ts";
import { cleanTree } from "./sanitise-html.ts";

const REMEMBERED = 64;

const remembered = new Map<string, ElementContent[]>();

function makeTree(content: string): ElementContent[] {
  // Content that was stored before there was a limit, and a loader's, may be longer.
  if (content.length > MAX_RICH_TEXT) return [plainParagraph(content)];
  try {
    const html = isHtml(content) ? content : markdownToHtml(content);
    return linkHeadings(cleanTree(html));
  } catch {
    // What is beyond the limits isn't read as markup, but not lost.
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
