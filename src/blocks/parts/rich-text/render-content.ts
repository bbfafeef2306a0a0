import type { Element, ElementContent } from "hast";
import { localHref } from "#shared/markup";
import { ENGLISH_LABELS, type ContentLabels } from "./content-labels.ts";
import { textOf } from "./content-tree.ts";
import { renderVideo } from "./render-video.ts";

type Render = (node: Element, labels: ContentLabels) => Element;

/** A new tab is announced. */
const announce: Render = (link, { opensInNewTab }) => {
  const value = ` (${opensInNewTab})`;
  const properties = { className: ["sr-only"] };
  const note: Element = { type: "element", tagName: "span", properties, children: [{ type: "text", value }] };
  return { ...link, children: [...link.children, note] };
};

/** A link to a page of this site stays in the language. */
const inLanguage: Render = (link, { language }) => {
  const { href } = link.properties;
  if (!language || typeof href !== "string") return link;
  return { ...link, properties: { ...link.properties, href: localHref(href, language.locale, language.locales) } };
};

/** A link between a footnote and its text, whose name says where it leads. */
const renderNoteLink: Render = (link, { idPrefix, footnote, backToReference }) => {
  const { href, id, dataNote, dataBack } = link.properties;
  const [role, text] = dataNote ? ["doc-noteref", footnote] : ["doc-backlink", backToReference];
  const ariaLabel = text.replace("{number}", String(dataNote ?? dataBack));
  const own = id ? { id: `${idPrefix}-${id}` } : {};
  return { ...link, properties: { href: `#${idPrefix}-${String(href).slice(1)}`, ...own, role, ariaLabel } };
};

const renderLink: Render = (link, labels) => {
  const { dataNote, dataBack, target } = link.properties;
  if (dataNote ?? dataBack) return renderNoteLink(link, labels);
  return target === "_blank" ? announce(inLanguage(link, labels), labels) : inLanguage(link, labels);
};

/** A table scrolls inside its own box, which the keyboard reaches under the name of its caption. */
const renderTable: Render = (table, labels) => {
  const caption = table.children.find((child) => child.type === "element" && child.tagName === "caption");
  const name = (caption && textOf(caption).trim()) || labels.table;
  const properties = { className: ["table-scroll"], role: "group", ariaLabel: name, tabIndex: 0 };
  return { type: "element", tagName: "div", properties, children: [table] };
};

/** A task list's checkbox as a picture with a name: a control that does nothing would only get in the way. */
const renderBox: Render = ({ properties: { checked } }, { done, toDo }) => ({
  type: "element",
  tagName: "span",
  properties: { className: ["task-box"], role: "img", ariaLabel: checked ? done : toDo },
  children: [{ type: "text", value: checked ? "☑" : "☐" }],
});

const RENDER: Readonly<Record<string, Render>> = {
  a: renderLink,
  table: renderTable,
  input: renderBox,
  p: (node, labels) => (node.properties.dataVideo ? renderVideo(node, labels) : node),
  // A group, as the several texts of a page can't have landmarks of one name.
  div: (node, { footnotes }) =>
    node.properties.role === "group" ? { ...node, properties: { ...node.properties, ariaLabel: footnotes } } : node,
  li: (node, { idPrefix }) => {
    const { id } = node.properties;
    return id ? { ...node, properties: { ...node.properties, id: `${idPrefix}-${id}` } } : node;
  },
};

function renderAll(nodes: ElementContent[], labels: ContentLabels): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== "element") return node;
    const inner = { ...node, children: renderAll(node.children, labels) };
    return RENDER[node.tagName]?.(inner, labels) ?? inner;
  });
}

/** @returns clean content with what the page adds to links, tables, checkboxes, footnotes and videos. */
export function renderContent(nodes: ElementContent[], labels?: Partial<ContentLabels>): ElementContent[] {
  return renderAll(nodes, { ...ENGLISH_LABELS, ...labels });
}
