import type { Element, ElementContent, Properties } from "hast";

/** By a note's number the ids of the references to it, in reading order. */
type References = Map<string, string[]>;

const numberIn = ({ properties }: Element): string =>
  typeof properties.dataNote === "string" ? properties.dataNote : "";
const isList = ({ tagName, properties }: Element): boolean => tagName === "ol" && properties.dataNotes === "";

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

/** Finds the numbers of the notes that a text has. */
function findNotes(nodes: ElementContent[], found: References): References {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (isList(node)) {
      for (const item of node.children) if (item.type === "element" && numberIn(item)) found.set(numberIn(item), []);
    }
    findNotes(node.children, found);
  }
  return found;
}

/** Makes each reference a link to its note, except inside another link. */
function linkReferences(nodes: ElementContent[], references: References): ElementContent[] {
  return nodes.map((node): ElementContent => {
    if (node.type !== "element" || node.tagName === "a") return node;
    const number = node.tagName === "sup" ? numberIn(node) : "";
    const ids = references.get(number);
    if (!ids) return { ...node, children: linkReferences(node.children, references) };
    const id = ids.length === 0 ? `ref-${number}` : `ref-${number}-${ids.length + 1}`;
    ids.push(id);
    return element("sup", {}, [element("a", { href: `#note-${number}`, id, dataNote: number }, node.children)]);
  });
}

/** The sign of a link back, with a number from the second reference on. */
function returnSign(index: number): ElementContent[] {
  const sign: ElementContent = { type: "text", value: "↩\u{FE0E}" };
  return index === 0 ? [sign] : [sign, element("sup", {}, [{ type: "text", value: String(index + 1) }])];
}

/** Ends a note with a link to each place that refers to it. */
function linkBack(item: Element, number: string, ids: string[]): Element {
  const links = ids.flatMap((id, index): ElementContent[] => [
    { type: "text", value: " " },
    element("a", { href: `#${id}`, dataBack: id.replace("ref-", "") }, returnSign(index)),
  ]);
  const last = item.children.findLastIndex(({ type }) => type === "element");
  const end = item.children[last];
  // Text that isn't in a paragraph may follow what is.
  const isParagraph = end?.type === "element" && end.tagName === "p";
  const children = isParagraph
    ? item.children.with(last, { ...end, children: [...end.children, ...links] })
    : [...item.children, ...links];
  return element("li", { id: `note-${number}` }, children);
}

function renderLists(nodes: ElementContent[], references: References, rendered: Set<string>): ElementContent[] {
  return nodes.map((node): ElementContent => {
    if (node.type !== "element") return node;
    if (!isList(node)) return { ...node, children: renderLists(node.children, references, rendered) };
    const items = node.children.map((item): ElementContent => {
      const number = item.type === "element" ? numberIn(item) : "";
      if (item.type !== "element" || !number || rendered.has(number)) return item;
      rendered.add(number);
      return linkBack(item, number, references.get(number) ?? []);
    });
    return element("div", { className: ["footnotes"], role: "group" }, [element("ol", {}, items)]);
  });
}

/**
 * Links footnotes and the places that refer to them in clean content. The ids are unique inside the content:
 * `render-content.ts` adds the prefix of its block, and the names of the links in the page's language.
 */
export function linkFootnotes(nodes: ElementContent[]): ElementContent[] {
  const references = findNotes(nodes, new Map());
  if (references.size === 0) return nodes;
  return renderLists(linkReferences(nodes, references), references, new Set());
}
