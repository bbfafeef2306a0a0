import type { Element, ElementContent } from "hast";

const isBlank = (node: ElementContent): boolean => node.type === "text" && node.value.trim() === "";

/** @returns the picture with a title that a paragraph consists of. */
function titledPicture({ children }: Element): Element | undefined {
  const [picture, ...others] = children.filter((node) => !isBlank(node));
  const isTitled = picture?.type === "element" && picture.tagName === "img" && (picture.properties.title ?? "").trim();
  return isTitled && others.length === 0 ? picture : undefined;
}

/**
 * Makes a picture alone in its paragraph a figure whose caption is the picture's title: as a tooltip, only people with a
 * mouse would get it.
 */
export function captionPictures(nodes: ElementContent[]): ElementContent[] {
  return nodes.map((node): ElementContent => {
    if (node.type !== "element") return node;
    const picture = node.tagName === "p" ? titledPicture(node) : undefined;
    if (!picture) return { ...node, children: captionPictures(node.children) };
    const { title, ...properties } = picture.properties;
    const words: ElementContent[] = [{ type: "text", value: String(title).trim() }];
    const caption: Element = { type: "element", tagName: "figcaption", properties: {}, children: words };
    return { ...node, tagName: "figure", children: [{ ...picture, properties }, caption] };
  });
}
