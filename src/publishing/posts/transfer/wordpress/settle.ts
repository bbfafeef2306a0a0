import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { parseHtml } from "#shared/markup";

/** Elements that hold only rows and cells. */
const TABLE = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

/** Where a node is: inside a paragraph, inside a link, directly in a table's rows. */
type Place = { inParagraph: boolean; inLink: boolean; inRows: boolean };

/** @returns whether a paragraph, a rule or a link is inside an element that a parser would close first. */
function isMisplaced(nodes: readonly ElementContent[], { inParagraph, inLink, inRows }: Place): boolean {
  return nodes.some((node) => {
    if (node.type !== "element") return false;
    const { tagName, children } = node;
    if ((inParagraph || inRows) && (tagName === "p" || tagName === "hr")) return true;
    if (inLink && tagName === "a") return true;
    return isMisplaced(children, {
      inParagraph: inParagraph || tagName === "p",
      inLink: inLink || tagName === "a",
      inRows: TABLE.has(tagName),
    });
  });
}

/**
 * Moves nodes that replaced others to where a parser would have put them: a player inside a paragraph ends that paragraph.
 * Only where there are such nodes does it cost another run of the parser.
 */
export function settle(nodes: ElementContent[]): ElementContent[] {
  if (!isMisplaced(nodes, { inParagraph: false, inLink: false, inRows: false })) return nodes;
  const { children } = parseHtml(toHtml({ type: "root", children: nodes }));
  return children.filter((node) => node.type !== "doctype");
}
