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

type GfmOptions = NonNullable<Parameters<typeof gfmToMarkdown>[0]>;

/**
 * What writes GitHub's additions. An address in a text is written as it is, not escaped: readers get a link, which is what
 * people who type one expect.
 */
export function gfmWriter(options?: GfmOptions): Options {
  const extensions = gfmToMarkdown(options).extensions ?? [];
  return { extensions: extensions.filter(({ unsafe }) => !unsafe?.some(({ character }) => character === "@")) };
}

/** Writes a tree as GitHub-flavoured Markdown, in this product's style. */
export function toMarkdownText(tree: Nodes): string {
  return toMarkdown(tree, { ...OWN_STYLE, extensions: [gfmWriter()] });
}
