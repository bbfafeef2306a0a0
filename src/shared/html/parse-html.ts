import type { Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { parseFragment } from "parse5";

/**
 * Parses markup as a fragment of a page; browsers get `parse-html.browser.ts` instead, which makes the same tree. Without
 * positions in the source, which nobody reads and which would take a third of the time.
 */
export function parseHtml(html: string): Root {
  const tree = fromParse5(parseFragment(html, { scriptingEnabled: false }));
  return tree.type === "root" ? tree : { type: "root", children: [] };
}
