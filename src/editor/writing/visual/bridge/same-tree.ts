import type { Nodes, Table, TableCell, TableRow } from "mdast";

/** What says where a node came from, not what it is. */
const ASIDE = new Set(["position", "data", "children"]);

/** The cells that a row may leave out at its end are empty. */
function rowsOf({ children }: Table): TableRow[] {
  const width = children[0]?.children.length ?? 0;
  return children.map((row) => {
    const missing = Array.from({ length: Math.max(0, width - row.children.length) }, (): TableCell => ({
      type: "tableCell",
      children: [],
    }));
    return { type: "tableRow", children: [...row.children, ...missing] };
  });
}

/** The children of a node, with texts beside each other as one. */
function childrenOf(node: Nodes): Nodes[] {
  if (node.type === "table") return rowsOf(node);
  if (!("children" in node)) return [];
  const joined: Nodes[] = [];
  for (const child of node.children) {
    const last = joined.at(-1);
    const isText = child.type === "text" && last?.type === "text";
    if (isText) joined.splice(-1, 1, { type: "text", value: last.value + child.value });
    else joined.push(child);
  }
  return joined;
}

/** Line ends in inline code are spaces (CommonMark 6.1). */
function fieldsOf(given: Nodes): [string, unknown][] {
  const node = given.type === "inlineCode" ? { ...given, value: given.value.replaceAll("\n", " ") } : given;
  return Object.entries(node).filter(([name, value]) => !ASIDE.has(name) && value !== undefined && value !== null);
}

/** Whether two trees mean the same: the same nodes and values, wherever they are in their sources. */
export function isSameTree(a: Nodes, b: Nodes): boolean {
  const [fields, others] = [fieldsOf(a), new Map(fieldsOf(b))];
  if (fields.length !== others.size) return false;
  if (!fields.every(([name, value]) => JSON.stringify(others.get(name)) === JSON.stringify(value))) return false;
  const [children, otherChildren] = [childrenOf(a), childrenOf(b)];
  return (
    children.length === otherChildren.length &&
    children.every((child, index) => {
      const other = otherChildren[index];
      return other !== undefined && isSameTree(child, other);
    })
  );
}
