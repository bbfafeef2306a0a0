import type { Element, ElementContent } from "hast";

/** @returns the words inside a node of a parsed tree, as `textContent` gives them. */
export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

/** @returns the elements of a parsed tree that are wanted, in reading order; not those inside another of them. */
export function elementsOf(nodes: ElementContent[], isWanted: (node: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    return isWanted(node) ? [node] : elementsOf(node.children, isWanted);
  });
}

/** @returns a paragraph that shows a text literally, when it can't be read as markup. */
export function plainParagraph(value: string): Element {
  return { type: "element", tagName: "p", properties: {}, children: [{ type: "text", value }] };
}
