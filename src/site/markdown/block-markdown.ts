import type { Root as HtmlTree } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Root, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { HANDLERS } from "./handlers.ts";
import { tidy, wordsOf } from "./tidy.ts";

/** Writes a tree as GitHub-flavoured Markdown. */
export function writeMarkdown(children: RootContent[]): string {
  const tree: Root = { type: "root", children };
  return toMarkdown(tree, {
    bullet: "-",
    rule: "-",
    listItemIndent: "one",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/** What a document says above all blocks. */
export type Above = { title: string; description?: string };

/** The page's title is the only heading of the first level, and neither it nor the description is said twice. */
function belowTitle(nodes: RootContent[], { title, description }: Above): RootContent[] {
  const isTitle = (node: RootContent) => node.type === "heading" && node.depth === 1;
  const repeats = (node: RootContent) =>
    (isTitle(node) && wordsOf(node).trim() === title) ||
    (node.type === "paragraph" && description !== undefined && wordsOf(node).trim() === description);
  const lower = (node: RootContent): RootContent =>
    node.type === "heading" && node.depth === 1 ? { ...node, depth: 2 } : node;
  return nodes.filter((node) => !repeats(node)).map(lower);
}

/** Turns a block's readable tree into Markdown. */
export function treeToMarkdown(tree: HtmlTree, above: Above): string {
  const made = toMdast(tree, { handlers: HANDLERS, document: true });
  const nodes = made.type === "root" ? made.children : [];
  return writeMarkdown(belowTitle(tidy(nodes), above));
}
