import type { Element, ElementContent } from "hast";

function elementsIn(nodes: readonly ElementContent[], name: string): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    return [...(node.tagName === name ? [node] : []), ...elementsIn(node.children, name)];
  });
}

function withHead(table: Element): Element {
  const [first, second] = elementsIn(table.children, "tr");
  if (!first || !second || elementsIn(table.children, "th").length > 0) return table;
  const asHead = (node: ElementContent): ElementContent => {
    if (node.type !== "element") return node;
    if (node !== first) return { ...node, children: node.children.map(asHead) };
    const cells = node.children.map((cell) => (cell.type === "element" ? { ...cell, tagName: "th" } : cell));
    return { ...node, children: cells };
  };
  return { ...table, children: table.children.map(asHead) };
}

/**
 * Makes the first row of a table the head that every table in Markdown has, where no cell is a heading: spreadsheets and
 * word processors mark none. A single row stays data.
 */
export function withTableHeads(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== "element") return node;
    const inner = { ...node, children: withTableHeads(node.children) };
    return node.tagName === "table" ? withHead(inner) : inner;
  });
}
