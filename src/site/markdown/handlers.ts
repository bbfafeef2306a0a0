import type { Element, ElementContent } from "hast";
import type { Handle } from "hast-util-to-mdast";
import type { Html, ListItem, PhrasingContent } from "mdast";

/** Markdown has no form for these elements, and their words would say something else without them. */
const KEPT = ["sup", "sub"];

const html = (value: string): Html => ({ type: "html", value });

const keep: Handle = (state, node) => [
  html(`<${node.tagName}>`),
  ...(state.all(node) as PhrasingContent[]),
  html(`</${node.tagName}>`),
];

/** A question that opens its answer is emphasised, unless it is a heading. */
const summary: Handle = (state, node) => {
  const content = state.toFlow(state.all(node));
  const [only] = content;
  if (content.length !== 1 || only?.type !== "paragraph") return content;
  return { type: "paragraph", children: [{ type: "strong", children: withoutStrong(only.children) }] };
};

const withoutStrong = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === "strong" ? node.children : [node]));

/** The terms and descriptions of a list, those in boxes too. */
function entriesOf({ children }: Element): Element[] {
  return children.flatMap((child: ElementContent) => {
    if (child.type !== "element") return [];
    return child.tagName === "dt" || child.tagName === "dd" ? [child] : entriesOf(child);
  });
}

/** A list of terms: "**Term:** what it means", a paragraph each where that is longer. */
const terms: Handle = (state, node) => {
  const items: ListItem[] = [];
  for (const entry of entriesOf(node)) {
    const content = state.toFlow(state.all(entry)) as ListItem["children"];
    const [first] = content;
    const item = items.at(-1);
    if (entry.tagName === "dt" || !item) {
      if (first?.type === "paragraph") {
        const words = withoutStrong(first.children);
        content[0] = {
          type: "paragraph",
          children: entry.tagName === "dt" ? [{ type: "strong", children: words }] : words,
        };
      }
      items.push({ type: "listItem", spread: false, children: content });
    } else {
      const term = item.children.length === 1 && item.children[0];
      const isShort = content.length === 1 && first?.type === "paragraph" && term && term.type === "paragraph";
      if (isShort) term.children.push({ type: "text", value: ": " }, ...first.children);
      else item.children.push(...content);
    }
  }
  return { type: "list", ordered: false, spread: items.some(({ children }) => children.length > 1), children: items };
};

/** How elements become Markdown where it differs from the package's ways. */
export const HANDLERS: Record<string, Handle> = {
  dl: terms,
  summary,
  ...Object.fromEntries(KEPT.map((name) => [name, keep])),
};
