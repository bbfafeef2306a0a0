import type { BlockContent, DefinitionContent, Heading, List, ListItem, PhrasingContent, RootContent } from "mdast";

/** @returns the words of a node. */
export function wordsOf(node: RootContent | PhrasingContent): string {
  if ("value" in node) return node.type === "html" ? "" : node.value;
  if (node.type === "image") return node.alt ?? "";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

const isHeading = (node: RootContent): node is Heading => node.type === "heading";

/** Cards are a list on the page; in Markdown they read better as sections, each under its heading. */
function isCards({ children }: List): boolean {
  return children.length > 0 && children.every((item) => item.children.some(isHeading));
}

/** A card's content; in a list that counts, the number goes into the heading. */
function sectionOf({ children }: ListItem, number: number | undefined): (BlockContent | DefinitionContent)[] {
  const first = children.find(isHeading);
  if (number === undefined || !first) return children;
  const numbered: Heading = { ...first, children: [{ type: "text", value: `${number}. ` }, ...first.children] };
  return children.map((child) => (child === first ? numbered : child));
}

/** The words of a paragraph that holds one picture. */
function pictureText(node: RootContent | undefined): string | undefined {
  if (node?.type !== "paragraph" || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === "image" ? (only.alt ?? undefined) : undefined;
}

function tidyOne(node: RootContent, previous: RootContent | undefined): RootContent[] {
  if (node.type === "paragraph" && previous && wordsOf(node) === pictureText(previous)) return [];
  if (node.type === "list") {
    const { start, ordered } = node;
    if (isCards(node)) {
      const number = (index: number) => (ordered ? (start ?? 1) + index : undefined);
      return tidy(node.children.flatMap((item, index) => sectionOf(item, number(index))));
    }
    return [{ ...node, children: node.children.map((item) => ({ ...item, children: tidy(item.children) })) }];
  }
  if (node.type !== "blockquote") return [node];
  const children = tidy(node.children);
  return children.length > 0 ? [{ ...node, children }] : [];
}

/** Lists that follow each other are rows of one list. */
function joinLists(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== "list" || last?.type !== "list" || node.ordered || last.ordered) joined.push(node);
    else joined[joined.length - 1] = { ...last, children: [...last.children, ...node.children] };
  }
  return joined;
}

/** Rearranges what a page lays out side by side, and drops what says the same as the picture before it. */
export function tidy<Node extends RootContent>(nodes: readonly Node[]): Node[] {
  return joinLists(nodes.flatMap((node, index) => tidyOne(node, nodes[index - 1]))) as Node[];
}
