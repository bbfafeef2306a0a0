import type { Nodes } from "mdast";

/** What keeps a text out of the visual mode, and in which line it is. */
export type Obstacle = { construct: string; line: number };

/** Constructs that the visual mode doesn't have. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  html: "Raw HTML",
  definition: "A link definition",
  linkReference: "A link to a definition",
  imageReference: "A picture with a definition",
};

const NAMES: Readonly<Record<string, string>> = {
  paragraph: "A paragraph",
  heading: "A heading",
  list: "A list",
  blockquote: "A quotation",
  code: "A code block",
  table: "A table",
  thematicBreak: "A rule",
  footnoteDefinition: "A footnote",
};

/** @returns the line of a node, counted from 1. */
function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

/** Names a block that can't be written back as it is. */
export function obstacleAt(node: Nodes): Obstacle {
  return { construct: `${NAMES[node.type] ?? "Something"} of an unusual form`, line: lineOf(node) };
}

/** Constructs that are emphasis, which the visual mode has only once at each word. */
const EMPHASIS = new Set(["emphasis", "strong", "delete"]);

function constructOf(node: Nodes, around: readonly string[]): string | undefined {
  if (EMPHASIS.has(node.type) && around.includes(node.type)) return "Emphasis inside emphasis";
  if (node.type === "link" && node.children.length === 0) return "A link without words";
  return UNSUPPORTED[node.type];
}

/** @param around the types of the nodes around it. @returns the first construct of a tree that the visual mode doesn't have. */
export function findUnsupported(node: Nodes, around: readonly string[] = []): Obstacle | undefined {
  const construct = constructOf(node, around);
  if (construct !== undefined) return { construct, line: lineOf(node) };
  if (!("children" in node)) return undefined;
  const inside = [...around, node.type];
  for (const child of node.children) {
    const found = findUnsupported(child, inside);
    if (found) return found;
  }
  return undefined;
}
