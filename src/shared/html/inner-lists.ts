import type { ElementContent } from "hast";

const LISTS = new Set(["ol", "ul"]);

/** Moves lists that are beside an item, as Google Docs and old editors write inner ones, into the item. */
export function withInnerLists(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== "element") return node;
    const children = withInnerLists(node.children);
    return { ...node, children: LISTS.has(node.tagName) ? intoItems(children) : children };
  });
}

/** @param nodes the content of a list. */
function intoItems(nodes: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  let item: ElementContent[] | undefined;
  for (const node of nodes) {
    if (node.type === "element" && LISTS.has(node.tagName) && item) item.push(node);
    else items.push(node);
    if (node.type === "element" && node.tagName === "li") item = node.children;
  }
  return items;
}
