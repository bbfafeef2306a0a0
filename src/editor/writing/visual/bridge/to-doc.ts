import type { List, ListItem, Nodes, PhrasingContent, RootContent, Table } from "mdast";
import type { Mark, Node } from "prosemirror-model";
import { markType, nodeType, schema } from "./schema.ts";

function make(type: string, attrs: object | null, content?: readonly Node[]): Node {
  return nodeType(type).create({ ...attrs }, content ? [...content] : undefined);
}

/** Unreachable: `findUnsupported` has already found every such node. */
function missing(type: string): never {
  throw new Error(`The visual mode has no ${type}`);
}

/** The ends of lines inside a text are nodes of their own. */
function textNodes(value: string, around: readonly Mark[]): Node[] {
  const made: Node[] = [];
  for (const [index, line] of value.split("\n").entries()) {
    if (index > 0) made.push(make("soft_break", null).mark(around));
    if (line !== "") made.push(schema.text(line, around));
  }
  return made;
}

/** A mark around inline nodes; `depth` is how many others are around it. */
function withMark(name: string, attrs: object, node: { children: PhrasingContent[] }, around: readonly Mark[]): Node[] {
  const mark = markType(name).create({ ...attrs, depth: around.length });
  return inlineNodes(node.children, mark.addToSet(around));
}

function inlineNode(node: PhrasingContent, around: readonly Mark[]): Node[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others aren't supported
  switch (node.type) {
    case "text":
      return textNodes(node.value, around);
    case "emphasis":
      return withMark("emphasis", {}, node, around);
    case "strong":
      return withMark("strong", {}, node, around);
    case "delete":
      return withMark("strike", {}, node, around);
    case "link":
      return withMark("link", { href: node.url, title: node.title ?? null }, node, around);
    case "inlineCode":
      return [schema.text(node.value.replaceAll("\n", " ") || " ", markType("code").create().addToSet(around))];
    case "break":
      return [make("hard_break", null).mark(around)];
    case "image": {
      const { url: src, alt, title } = node;
      return [make("image", { src, alt: alt ?? "", title: title ?? null }).mark(around)];
    }
    case "footnoteReference":
      return [make("footnote_reference", { label: node.label ?? node.identifier }).mark(around)];
    default:
      return missing(node.type);
  }
}

function inlineNodes(children: readonly PhrasingContent[], around: readonly Mark[] = []): Node[] {
  return children.flatMap((child) => inlineNode(child, around));
}

const paragraph = (content: readonly Node[] = []) => make("paragraph", null, content);

/** A container that Markdown allows to be empty has an empty paragraph. */
function blocksOrParagraph(children: readonly RootContent[]): Node[] {
  return children.length === 0 ? [paragraph()] : children.map(blockNode);
}

function itemNode({ checked, spread, children }: ListItem): Node {
  const [first] = children;
  const blocks = children.map(blockNode);
  const content = first?.type === "paragraph" ? blocks : [paragraph(), ...blocks];
  return make("list_item", { checked: checked ?? null, spread: spread ?? false }, content);
}

function listNode({ ordered, start, spread, children }: List): Node {
  const attrs = { spread: spread ?? false };
  const items = children.map(itemNode);
  return ordered ? make("ordered_list", { ...attrs, start: start ?? 1 }, items) : make("bullet_list", attrs, items);
}

function tableNode({ align, children }: Table): Node {
  const width = Math.max(1, ...children.map((row) => row.children.length));
  const rows = children.map((row, index) => {
    const cells = Array.from({ length: width }, (_cell, column) => {
      const content = [paragraph(inlineNodes(row.children[column]?.children ?? []))];
      return make(index === 0 ? "table_header" : "table_cell", { align: align?.[column] ?? null }, content);
    });
    return make("table_row", null, cells);
  });
  return make("table", null, rows);
}

/** Turns a block of Markdown's tree into one of the visual document. @throws Error for a construct that it doesn't have. */
function blockNode(node: RootContent): Node {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others are never blocks, or aren't supported
  switch (node.type) {
    case "paragraph":
      return paragraph(inlineNodes(node.children));
    case "heading":
      return make("heading", { level: node.depth }, inlineNodes(node.children));
    case "blockquote":
      return make("blockquote", null, blocksOrParagraph(node.children));
    case "code": {
      const { lang = null, meta = null, value } = node;
      return make("code_block", { lang, meta }, value === "" ? [] : [schema.text(value)]);
    }
    case "thematicBreak":
      return make("horizontal_rule", null);
    case "list":
      return listNode(node);
    case "table":
      return tableNode(node);
    case "footnoteDefinition":
      return make("footnote_definition", { label: node.label ?? node.identifier }, blocksOrParagraph(node.children));
    default:
      return missing(node.type);
  }
}

/** Makes a visual document of blocks; an empty one has an empty paragraph. */
export function docOf(blocks: readonly Node[]): Node {
  return make("doc", null, blocks.length === 0 ? [paragraph()] : blocks);
}

/** Turns the blocks of a tree into those of the visual document. */
export function blockNodes(tree: Extract<Nodes, { type: "root" }>): Node[] {
  return tree.children.map(blockNode);
}
