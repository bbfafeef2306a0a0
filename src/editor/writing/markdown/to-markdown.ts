import type { Nodes } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown, type Options } from "mdast-util-to-markdown";

/** How this product writes Markdown where a document has no habit of its own. */
export const OWN_STYLE = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  fence: "`",
  fences: true,
  rule: "-",
  listItemIndent: "one",
} as const satisfies Options;

/** Writes a tree as GitHub-flavoured Markdown. @param style how; by default this product's way. */
export function toMarkdownText(tree: Nodes, style: Options = OWN_STYLE): string {
  return toMarkdown(tree, { ...style, extensions: [gfmToMarkdown({ tablePipeAlign: false })] });
}
