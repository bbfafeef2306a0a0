import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toMdast } from "hast-util-to-mdast";
import type { Root } from "mdast";
import { isWithinHtmlLimits, loadCleanTree } from "#blocks";
import { parseHtml, withInnerLists, withOuterSpaces } from "#shared/markup";
import { withTableHeads } from "./table-heads.ts";
import { toMarkdownText } from "./to-markdown.ts";
import { readWordProcessor } from "./word-processors.ts";

/** Elements that say no more than plain text does; code editors copy only such. */
const PLAIN = new Set(["div", "span", "p", "br", "pre", "code", "font", "html", "body"]);

function isFormatted(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => node.type === "element" && (!PLAIN.has(node.tagName) || isFormatted(node.children)));
}

/**
 * Reads pasted HTML through the sanitiser.
 * @returns its tree as Markdown has it; undefined where it has no more than the plain text beside it, or is beyond the
 * parser's limits. Never rejects, except when the sanitiser can't be loaded.
 */
export async function readPastedHtml(html: string): Promise<Root | undefined> {
  if (!isWithinHtmlLimits(html)) return undefined;
  const cleanTree = await loadCleanTree();
  try {
    const clean = cleanTree(toHtml(readWordProcessor(parseHtml(html).children)));
    if (!isFormatted(clean)) return undefined;
    const tree = toMdast(
      { type: "root", children: withOuterSpaces(withInnerLists(withTableHeads(clean))) },
      { document: true },
    );
    return tree.type === "root" ? tree : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @returns pasted HTML as Markdown; undefined where the plain text beside it should be taken. */
export async function htmlToMarkdown(html: string): Promise<string | undefined> {
  const tree = await readPastedHtml(html);
  return tree && toMarkdownText(tree).trim();
}
