import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toMdast } from "hast-util-to-mdast";
import type { Nodes, Root } from "mdast";
import { isWithinHtmlLimits, loadCleanTree } from "#blocks";
import { parseHtml } from "#shared/markup";
import { toMarkdownText } from "./to-markdown.ts";
import { readWordProcessor } from "./word-processors.ts";

/** Elements that say no more than plain text does; code editors copy only such. */
const PLAIN = new Set(["div", "span", "p", "br", "pre", "code", "font", "html", "body"]);

function isFormatted(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => node.type === "element" && (!PLAIN.has(node.tagName) || isFormatted(node.children)));
}

/** Box characters that the sanitiser puts in place of check boxes. */
const BOX = /^([☐☑])\s*/;

/** Turns items that begin with a box into tasks. */
function withTasks(node: Nodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) withTasks(child);
  const [paragraph] = node.type === "listItem" ? node.children : [];
  const [text] = paragraph?.type === "paragraph" ? paragraph.children : [];
  if (node.type !== "listItem" || text?.type !== "text") return;
  const box = BOX.exec(text.value);
  if (!box) return;
  node.checked = box[1] === "☑";
  text.value = text.value.slice(box[0].length);
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
    const tree = toMdast({ type: "root", children: clean }, { document: true });
    if (tree.type !== "root") return undefined;
    withTasks(tree);
    return tree;
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
