import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { readableTree, withAddresses } from "./readable-tree.ts";

/** The attributes that mean something outside this site. */
const KEPT = new Set(["href", "src", "alt", "title", "lang", "dir", "width", "height", "start", "colSpan", "rowSpan"]);

function bare(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    const children = bare(node.children);
    if (node.tagName === "div" || node.tagName === "span") return children;
    const properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => KEPT.has(name)));
    return [{ ...node, properties, children }];
  });
}

/** @returns an address of a page as one that holds everywhere: "/a" and "#b" -> "https://example.org/a". */
export function absoluteTo(page: string): (address: string) => string {
  return (address) =>
    /^(?:#|\?|\/)/.test(address) && URL.canParse(address, page) ? new URL(address, page).href : address;
}

/**
 * Makes clean markup fit for feeds: absolute addresses, and no ids, classes, boxes or words for the screen.
 * @param page the absolute address that its own are relative to.
 */
export function feedHtml(html: string, page: string): string {
  const { children } = withAddresses(readableTree(html), absoluteTo(page));
  return toHtml(bare(children.filter((node) => node.type !== "doctype"))).trim();
}
