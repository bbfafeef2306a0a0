import type { AlignType, BlockContent, DefinitionContent, ListItem, RootContent, TableRow } from "mdast";
import type { Node } from "prosemirror-model";
import { inlineOf } from "./to-inline.ts";

type Flow = BlockContent | DefinitionContent;

function attr(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** An empty paragraph is only a place to write: Markdown has none. */
export function isBlank(node: Node): boolean {
  if (node.type.name !== "paragraph") return false;
  // All blocks are asked after each key: most have words, which is quickly seen.
  return !node.children.some(({ text }) => text?.trim()) && inlineOf(node).length === 0;
}

function flowOf(node: Node): Flow[] {
  return node.children.filter((child) => !isBlank(child)).flatMap((child) => block(child) ?? []);
}

function itemOf(node: Node): ListItem {
  const { checked, spread } = node.attrs;
  return {
    type: "listItem",
    spread: spread === true,
    checked: typeof checked === "boolean" ? checked : null,
    children: flowOf(node),
  };
}

function rowOf(row: Node): TableRow {
  return {
    type: "tableRow",
    children: row.children.map((cell) => ({
      type: "tableCell",
      children: cell.firstChild ? inlineOf(cell.firstChild) : [],
    })),
  };
}

function alignOf({ attrs }: Node): AlignType {
  const { align } = attrs;
  return align === "left" || align === "right" || align === "center" ? align : null;
}

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

function block(node: Node): Flow | undefined {
  const { attrs } = node;
  switch (node.type.name) {
    case "paragraph":
      return { type: "paragraph", children: inlineOf(node) };
    case "heading":
      return { type: "heading", depth: DEPTHS[Number(attrs.level) - 1] ?? 2, children: inlineOf(node) };
    case "blockquote":
      return { type: "blockquote", children: flowOf(node) };
    case "code_block":
      return { type: "code", lang: attr(attrs.lang), meta: attr(attrs.meta), value: node.textContent };
    case "horizontal_rule":
      return { type: "thematicBreak" };
    case "bullet_list":
      return {
        type: "list",
        ordered: false,
        start: null,
        spread: attrs.spread === true,
        children: node.children.map(itemOf),
      };
    case "ordered_list":
      return {
        type: "list",
        ordered: true,
        start: Number(attrs.start),
        spread: attrs.spread === true,
        children: node.children.map(itemOf),
      };
    case "table":
      return {
        type: "table",
        align: node.firstChild?.children.map(alignOf) ?? [],
        children: node.children.map(rowOf),
      };
    case "footnote_definition": {
      const label = String(attrs.label);
      return { type: "footnoteDefinition", identifier: label.toLowerCase(), label, children: flowOf(node) };
    }
    default:
      return undefined;
  }
}

/** Turns a block of the visual document into one of Markdown's tree; undefined for an empty paragraph. */
export function blockOf(node: Node): RootContent | undefined {
  return isBlank(node) ? undefined : block(node);
}
