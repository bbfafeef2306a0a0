import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";

type Tree = ReturnType<typeof syntaxTree>;

/** A node of the JSON's syntax tree. */
export type Node = Tree["topNode"];

/** How long one look at the syntax tree may wait for it, in milliseconds. */
const MAX_PARSE_MS = 100;

/** How long the parser works before the browser may do something else, in milliseconds. */
const PARSE_SLICE_MS = 20;

/** @returns the syntax tree up to a position. The library's own is cut off where it ran out of time (20 ms a change). */
export function treeUpTo(state: EditorState, position: number) {
  return ensureSyntaxTree(state, position, MAX_PARSE_MS) ?? syntaxTree(state);
}

/** @returns the syntax tree of the whole text, which has to be JSON's. Long texts are parsed in slices. */
export async function wholeTree(state: EditorState): Promise<Tree> {
  for (;;) {
    const tree = ensureSyntaxTree(state, state.doc.length, PARSE_SLICE_MS);
    if (tree) return tree;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const VALUES = new Set(["Object", "Array", "String", "Number", "True", "False", "Null"]);

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function valuesIn(node: Node): Node[] {
  return childrenOf(node).filter(({ name }) => VALUES.has(name));
}

function parseName(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.replaceAll('"', "");
  }
}

/** @returns the name of a property of an object. */
export function nameOf(state: EditorState, property: Node): string {
  const name = property.getChild("PropertyName");
  return name ? parseName(state.sliceDoc(name.from, name.to)) : "";
}

/** @returns the path to a node: names of fields and indexes in lists. */
export function pathTo(state: EditorState, node: Node): string[] {
  const path: string[] = [];
  for (let current = node; current.parent; current = current.parent) {
    const { parent } = current;
    if (current.name === "Property") path.unshift(nameOf(state, current));
    if (parent.name === "Array" && VALUES.has(current.name)) {
      path.unshift(String(valuesIn(parent).findIndex(({ from }) => from === current.from)));
    }
  }
  return path;
}

/** @returns the innermost existing node along a path; the document's own where even the first is missing. */
export function nodeAt(state: EditorState, { topNode }: Tree, path: readonly string[]): Node {
  let node = valuesIn(topNode)[0] ?? topNode;
  for (const name of path) {
    const property = node.getChildren("Property").find((one) => nameOf(state, one) === name);
    const next = node.name === "Array" ? valuesIn(node)[Number(name)] : property && valuesIn(property)[0];
    if (!next) return node;
    node = next;
  }
  return node;
}
