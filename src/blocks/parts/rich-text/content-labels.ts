import type { Element, ElementContent } from "hast";
import type { Locale } from "#shared";
import { localHref } from "#shared/markup";
import { textOf } from "./content-tree.ts";

/** Texts added to content's markup in the page's language, and that language for its links. */
export type ContentLabels = {
  opensInNewTab: string;
  table: string;
  language?: { locale: Locale; locales: readonly Locale[] };
};

const ENGLISH: ContentLabels = { opensInNewTab: "opens in a new tab", table: "Table" };

/** A new tab is announced. */
function announce(link: Element, { opensInNewTab }: ContentLabels): Element {
  const value = ` (${opensInNewTab})`;
  const properties = { className: ["sr-only"] };
  const note: Element = { type: "element", tagName: "span", properties, children: [{ type: "text", value }] };
  return { ...link, children: [...link.children, note] };
}

/** A link to a page of this site stays in the language. */
function inLanguage(link: Element, { language }: ContentLabels): Element {
  const { href } = link.properties;
  if (!language || typeof href !== "string") return link;
  return { ...link, properties: { ...link.properties, href: localHref(href, language.locale, language.locales) } };
}

/** A table scrolls inside its own box, which the keyboard reaches under the name of its caption. */
function inBox(table: Element, labels: ContentLabels): Element {
  const caption = table.children.find((child) => child.type === "element" && child.tagName === "caption");
  const name = (caption && textOf(caption).trim()) || labels.table;
  const properties = { className: ["table-scroll"], role: "group", ariaLabel: name, tabIndex: 0 };
  return { type: "element", tagName: "div", properties, children: [table] };
}

/** @returns clean content with the additions to tables and links to new tabs. */
export function withLabels(nodes: ElementContent[], labels: ContentLabels = ENGLISH): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== "element") return node;
    const inner = { ...node, children: withLabels(node.children, labels) };
    if (node.tagName === "table") return inBox(inner, labels);
    if (node.tagName !== "a") return inner;
    const link = inLanguage(inner, labels);
    return node.properties.target === "_blank" ? announce(link, labels) : link;
  });
}
