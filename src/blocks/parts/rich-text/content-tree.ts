import type { Element, ElementContent } from "hast";

/** @returns the words inside a node of a parsed tree, as `textContent` gives them. */
export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

/** @returns every image of a parsed tree, in reading order. */
export function imagesOf(nodes: ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    return node.tagName === "img" ? [node] : imagesOf(node.children);
  });
}

/** @returns a paragraph that shows a text literally, when it can't be read as markup. */
export function plainParagraph(value: string): Element {
  return { type: "element", tagName: "p", properties: {}, children: [{ type: "text", value }] };
}
