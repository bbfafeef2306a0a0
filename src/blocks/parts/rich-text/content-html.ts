import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { policySource } from "#shared/markup";
import { videoHosts } from "../video/video-source.ts";
import { captionPictures } from "./caption-pictures.ts";
import type { ContentLabels } from "./content-labels.ts";
import { renderContent } from "./render-content.ts";
import { elementsOf, plainParagraph } from "./content-tree.ts";
import { linkFootnotes } from "./footnotes.ts";
import { linkHeadings } from "./heading-ids.ts";
import { isHtml } from "./is-html.ts";
import { markVideos } from "./mark-videos.ts";
import { markdownToHtml } from "./markdown.ts";
import { MAX_RICH_TEXT, type ContentHosts } from "./rich-text.ts";
import { cleanTree } from "./sanitise-html.ts";

const REMEMBERED = 64;

const remembered = new Map<string, ElementContent[]>();

/** Reads rich text as HTML, which isn't clean yet. @throws RangeError on Markdown beyond the parser's limits. */
export function parseContent(content: string): string {
  return isHtml(content) ? content : markdownToHtml(content);
}

/** Cleans rich text. Never throws: what is nested too deep is shown as text. @param finish further processing. */
export function cleanContent(
  content: string,
  finish: (nodes: ElementContent[]) => ElementContent[] = (nodes) => nodes,
): ElementContent[] {
  // Content stored before there was a limit, and a loader's, may be longer.
  if (content.length > MAX_RICH_TEXT) return [plainParagraph(content)];
  try {
    return finish(cleanTree(parseContent(content)));
  } catch {
    // Markup beyond the limits is shown as text, so that nothing is lost.
    return [plainParagraph(content)];
  }
}

const finishContent = (nodes: ElementContent[]) => linkFootnotes(linkHeadings(captionPictures(markVideos(nodes))));

/** Pages are rendered often: the most recently used trees are cached, and never changed. */
function readTree(content: string): ElementContent[] {
  const tree = remembered.get(content) ?? cleanContent(content, finishContent);
  remembered.delete(content);
  remembered.set(content, tree);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return tree;
}

/**
 * Turns a block's rich text into clean markup: text that begins with a tag is HTML, anything else GitHub-flavoured markdown,
 * whose raw HTML goes through the same allow-list. Headings get ids (`heading-ids.ts`). Never throws.
 * @param labels texts added to the markup, in the page's language; English by default.
 * @param color colours the code in the clean tree, which it must not change; by default code is plain.
 */
export function contentToHtml(
  content: string,
  labels?: Partial<ContentLabels>,
  color: (nodes: ElementContent[]) => ElementContent[] = (nodes) => nodes,
): string {
  return toHtml(renderContent(color(readTree(content)), labels));
}

const propertyOf = (nodes: ElementContent[], tagName: string, name: string): string[] =>
  elementsOf(nodes, (node) => node.tagName === tagName && typeof node.properties[name] === "string").map(
    ({ properties }) => String(properties[name]),
  );

/** @returns the hosts outside this site that a rich text's images and videos come from, for the content security policy. */
export function contentHosts(content: string): ContentHosts {
  const tree = readTree(content);
  const img = [...new Set(propertyOf(tree, "img", "src").flatMap((src) => policySource(src) ?? []))];
  const { frame = [] } = videoHosts(...propertyOf(tree, "p", "dataVideo"));
  return { img, frame: [...new Set(frame)] };
}
