import type { Element, ElementContent, RootContent } from "hast";

function styleOf({ properties: { style } }: Element): string {
  return typeof style === "string" ? style.toLowerCase() : "";
}

const BOLD = /font-weight:\s*(?:bold|[6-9]00)/;
const NORMAL = /font-weight:\s*(?:normal|[1-4]00)/;
const ITALIC = /font-style:\s*italic/;
const STRUCK = /text-decoration(?:-line)?:[^;]*line-through/;
const LIST_ITEM = /mso-list:\s*l\d+\s+level(\d+)/;
const MARKER = /mso-list:\s*ignore/;

function element(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

function wordsIn(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsIn).join("") : "";
}

/** Google Docs encloses everything in a `b` that isn't bold, and writes emphasis as styles. */
function withMarks(node: Element): ElementContent[] {
  const style = styleOf(node);
  if (node.tagName === "b" && NORMAL.test(style)) return node.children;
  if (node.tagName !== "span") return [node];
  let { children } = node;
  if (STRUCK.test(style)) children = [element("del", children)];
  if (ITALIC.test(style)) children = [element("em", children)];
  if (BOLD.test(style)) children = [element("strong", children)];
  return [{ ...node, children }];
}

/** Word writes the marker of a list item as text inside a paragraph. @returns the paragraph's level; undefined for others. */
function wordLevel(node: ElementContent): number | undefined {
  if (node.type !== "element" || node.tagName !== "p") return undefined;
  const level = LIST_ITEM.exec(styleOf(node))?.[1];
  return level === undefined ? undefined : Number(level);
}

function markerOf(nodes: readonly ElementContent[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    const found = MARKER.test(styleOf(node)) ? node : markerOf(node.children);
    if (found) return found;
  }
  return undefined;
}

function without(nodes: readonly ElementContent[], gone: Element): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node === gone) return [];
    return [node.type === "element" ? { ...node, children: without(node.children, gone) } : node];
  });
}

const NUMBER = /\d|^\s*\(?[a-z]{1,9}[.)]/i;

/** @returns the list that a marker belongs to; undefined without a marker, which goes on with the list before. */
function listName(marker: Element | undefined): "ol" | "ul" | undefined {
  if (!marker) return undefined;
  return NUMBER.test(wordsIn(marker)) ? "ol" : "ul";
}

/**
 * Turns a run of Word's list paragraphs into lists: a deeper level goes into the item before, and another kind of marker
 * begins another list.
 */
function wordLists(paragraphs: readonly Element[]): Element[] {
  const lists: Element[] = [];
  const [first] = paragraphs;
  const base = (first && wordLevel(first)) ?? 1;
  for (let index = 0; index < paragraphs.length;) {
    const paragraph = paragraphs[index];
    if (!paragraph) break;
    let end = index + 1;
    for (; end < paragraphs.length; end += 1) {
      const next = paragraphs[end];
      if (!next || (wordLevel(next) ?? 1) <= base) break;
    }
    const own = markerOf(paragraph.children);
    const children = own ? without(paragraph.children, own) : paragraph.children;
    const nested = paragraphs.slice(index + 1, end);
    const name = listName(own) ?? lists.at(-1)?.tagName ?? "ul";
    if (lists.at(-1)?.tagName !== name) lists.push(element(name, []));
    lists.at(-1)?.children.push(element("li", [...children, ...wordLists(nested)]));
    index = end;
  }
  return lists;
}

function withLists(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: Element[] = [];
  const flush = () => {
    result.push(...wordLists(run));
    run = [];
  };
  for (const node of nodes) {
    if (wordLevel(node) !== undefined && node.type === "element") run.push(node);
    else if (run.length === 0 || node.type === "element" || wordsIn(node).trim() !== "") {
      flush();
      result.push(node);
    }
  }
  flush();
  return result;
}

function isContent(node: RootContent): node is ElementContent {
  return node.type === "element" || node.type === "text";
}

function readNode(node: ElementContent): ElementContent {
  return node.type === "element" ? { ...node, children: readWordProcessor(node.children) } : node;
}

/**
 * Gives markup of word processors the elements that it stands for: Word's list paragraphs, Google Docs' styled spans.
 * @param nodes as a parser made them; styles are still there.
 */
export function readWordProcessor(nodes: readonly RootContent[]): ElementContent[] {
  const content = nodes.filter(isContent).map(readNode);
  return withLists(content).flatMap((node) => (node.type === "element" ? withMarks(node) : [node]));
}
