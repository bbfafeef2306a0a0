import type { ElementContent } from "hast";
import { toMdast as transform, type Handle, type State } from "hast-util-to-mdast";
import type { Nodes, Root, RootContent } from "mdast";
import { collapseSpace } from "./collapse-space.ts";

const TRIMMED = new Set(["heading", "paragraph", "root"]);

/** Joins neighbouring texts, without space around line ends and at the edges of paragraphs; drops empty ones. */
function joinTexts(parent: Nodes): void {
  if (!("children" in parent)) return;
  const nodes: Nodes[] = [];
  for (const node of parent.children) {
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text") last.value += node.value;
    else nodes.push(node);
    joinTexts(node);
  }
  const isTrimmed = TRIMMED.has(parent.type);
  for (const [index, node] of nodes.entries()) {
    if (node.type !== "text") continue;
    node.value = node.value.replace(/[\t ]*(\r?\n|\r)[\t ]*/, "$1");
    if (isTrimmed && index === 0) node.value = node.value.replace(/^[\t ]+/, "");
    if (isTrimmed && index === nodes.length - 1) node.value = node.value.replace(/[\t ]+$/, "");
  }
  Object.assign(parent, { children: nodes.filter((node) => node.type !== "text" || node.value !== "") });
}

/**
 * Turns clean nodes, which are used up, into a tree of Markdown. The package's handlers do it, from inside its run on an
 * empty tree: what it does to a tree before and after them (a copy, and walks that know every element of HTML) takes several
 * times as long as they do.
 */
export function toMdast(nodes: ElementContent[], handlers: Record<string, Handle>): Root {
  const content: ElementContent[] = collapseSpace(nodes);
  let written: RootContent[] = [];
  const root = (state: State): Root => {
    written = state.toFlow(state.all({ type: "root", children: content }));
    return { type: "root", children: [] };
  };
  transform({ type: "root", children: [] }, { handlers, nodeHandlers: { root } });
  const tree: Root = { type: "root", children: written };
  joinTexts(tree);
  return tree;
}
