import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { Fragment, type Node } from "prosemirror-model";
import { NodeSelection, Selection, TextSelection, type Command, type EditorState } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "prosemirror-tables";
import type { ChosenPicture } from "../../../form/replace-picture.ts";
import type { CommandId } from "../../commands.ts";
import type { TableCommand } from "../../editor-handle.ts";
import { markType, nodeType } from "../bridge/schema.ts";
import { listKind, toggleList } from "./lists.ts";

function isHeading({ selection }: EditorState, level: number): boolean {
  const { parent } = selection.$from;
  return parent.type.name === "heading" && parent.attrs.level === level;
}

function toggleHeading(level: number): Command {
  return (state, dispatch) => {
    const type = isHeading(state, level) ? nodeType("paragraph") : nodeType("heading");
    return setBlockType(type, type.name === "heading" ? { level } : null)(state, dispatch);
  };
}

function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return true;
  return false;
}

const toggleQuote: Command = (state, dispatch) =>
  isInside(state, "blockquote") ? lift(state, dispatch) : wrapIn(nodeType("blockquote"))(state, dispatch);

const toggleCodeBlock: Command = (state, dispatch) =>
  setBlockType(nodeType(isInside(state, "code_block") ? "paragraph" : "code_block"))(state, dispatch);

/** @returns where the top-level block at a position ends. */
export function blockEnd(doc: Node, pos: number): number {
  const $pos = doc.resolve(Math.min(pos, doc.content.size));
  return $pos.depth === 0 ? $pos.pos : $pos.after(1);
}

/** Inserts a block after the top-level block at a position, or in place of an empty one. @returns where it is. */
function insertAfter(state: EditorState, block: Node, pos = state.selection.to): { tr: EditorState["tr"]; at: number } {
  const { tr, doc } = state;
  const end = blockEnd(doc, pos);
  const before = doc.resolve(end).nodeBefore;
  const isEmpty = before?.type.name === "paragraph" && before.content.size === 0;
  const at = isEmpty ? end - before.nodeSize : end;
  return { tr: tr.replaceWith(at, end, block), at };
}

function cell(kind: "table_header" | "table_cell"): Node {
  return nodeType(kind).create(null, nodeType("paragraph").create());
}

const insertTable: Command = (state, dispatch) => {
  const rows = [
    nodeType("table_row").create(null, [cell("table_header"), cell("table_header")]),
    nodeType("table_row").create(null, [cell("table_cell"), cell("table_cell")]),
  ];
  const { tr, at } = insertAfter(state, nodeType("table").create(null, rows));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

function labelsIn(doc: Node): Set<unknown> {
  const labels = new Set<unknown>();
  doc.descendants((node) => {
    if (node.type.name.startsWith("footnote_")) labels.add(node.attrs.label);
  });
  return labels;
}

const insertFootnote: Command = (state, dispatch) => {
  if (state.selection.$to.parent.type.name === "code_block") return false;
  const taken = labelsIn(state.doc);
  let number = 1;
  while (taken.has(String(number))) number += 1;
  const label = String(number);
  const { tr } = state;
  tr.insert(state.selection.to, nodeType("footnote_reference").create({ label }));
  const end = tr.doc.content.size;
  tr.insert(end, nodeType("footnote_definition").create({ label }, nodeType("paragraph").create()));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
  return true;
};

/** What each command of the toolbar does; links have a form, and pictures a dialog. */
export const VISUAL_COMMANDS: Readonly<Record<Exclude<CommandId, "picture" | "link">, Command>> = {
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bold: toggleMark(markType("strong")),
  italic: toggleMark(markType("emphasis")),
  code: toggleMark(markType("code")),
  bulletList: toggleList("bullet_list"),
  numberedList: toggleList("ordered_list"),
  taskList: toggleList("task"),
  quote: toggleQuote,
  codeBlock: toggleCodeBlock,
  table: insertTable,
  footnote: insertFootnote,
};

/** What the tools of a table do; its last row or column goes with the table. */
export const TABLE_COMMANDS: Readonly<Record<TableCommand, Command>> = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: (state, dispatch) => deleteRow(state, dispatch) || deleteTable(state, dispatch),
  removeColumn: (state, dispatch) => deleteColumn(state, dispatch) || deleteTable(state, dispatch),
  removeTable: deleteTable,
};

function hasMark(state: EditorState, name: string): boolean {
  const { from, to, empty, $from } = state.selection;
  const type = markType(name);
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

/** @returns the commands whose format the selection has. */
export function activeCommands(state: EditorState): Set<CommandId> {
  const kind = listKind(state);
  const found: [CommandId, boolean][] = [
    ["heading", isHeading(state, 2)],
    ["subheading", isHeading(state, 3)],
    ["bold", hasMark(state, "strong")],
    ["italic", hasMark(state, "emphasis")],
    ["code", hasMark(state, "code")],
    ["link", hasMark(state, "link")],
    ["bulletList", kind === "bullet_list"],
    ["numberedList", kind === "ordered_list"],
    ["taskList", kind === "task"],
    ["quote", isInside(state, "blockquote")],
    ["codeBlock", isInside(state, "code_block")],
  ];
  return new Set(found.flatMap(([id, isActive]) => (isActive ? [id] : [])));
}

function pictureBlock({ url: src, alt }: ChosenPicture): Node {
  return nodeType("paragraph").create(null, nodeType("image").create({ src, alt }));
}

/**
 * Inserts a picture as a paragraph, and selects it, so that its alt text can be written.
 * @param pos after which block; by default that of the selection.
 */
export function insertPicture(picture: ChosenPicture, pos?: number): Command {
  return (state, dispatch) => {
    const { tr, at } = insertAfter(state, pictureBlock(picture), pos);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at + 1)).scrollIntoView());
    return true;
  };
}

/** Inserts a picture as a paragraph after the block at a position; the caret stays where someone writes. */
export function addPicture(picture: ChosenPicture, pos: number): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.insert(blockEnd(state.doc, pos), pictureBlock(picture)));
    return true;
  };
}

/** Wraps the selection, or the link around the caret, in a link; an empty address removes it. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    const type = markType("link");
    tr.removeMark(from, to, type);
    if (href !== "" && from === to) tr.insert(from, Fragment.from(state.schema.text(href, [type.create({ href })])));
    else if (href !== "") tr.addMark(from, to, type.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return tr.docChanged;
  };
}

/** @returns the range that a link command acts on, with the address that it has. */
export function linkRange(state: EditorState): { from: number; to: number; href: string } {
  const { from, to, $from, empty } = state.selection;
  const type = markType("link");
  const mark = type.isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  const href = typeof mark?.attrs.href === "string" ? mark.attrs.href : "";
  if (!mark || !empty) return { from, to, href };
  let [start, end] = [$from.pos, $from.pos];
  $from.parent.forEach((child, offset) => {
    const first = $from.start() + offset;
    if (first <= $from.pos && first + child.nodeSize >= $from.pos && mark.isInSet(child.marks)) {
      start = Math.min(start, first);
      end = Math.max(end, first + child.nodeSize);
    }
  });
  return { from: start, to: end, href };
}
