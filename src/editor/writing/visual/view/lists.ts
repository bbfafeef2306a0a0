import type { Node, ResolvedPos } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { nodeType } from "../bridge/schema.ts";

type ListName = "bullet_list" | "ordered_list";
type Found = { node: Node; pos: number };

function isList(node: Node): boolean {
  return node.type.name === "bullet_list" || node.type.name === "ordered_list";
}

function nearest($pos: ResolvedPos, isWanted: (node: Node) => boolean): Found | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (isWanted(node)) return { node, pos: $pos.before(depth) };
  }
  return undefined;
}

/** @returns the innermost list item at the selection. */
export function itemAt({ selection }: EditorState): Found | undefined {
  return nearest(selection.$from, (node) => node.type.name === "list_item");
}

/** @returns what kind of list the selection is in: tasks count as one. */
export function listKind(state: EditorState): ListName | "task" | undefined {
  const list = nearest(state.selection.$from, isList);
  if (!list) return undefined;
  if (itemAt(state)?.node.attrs.checked !== null) return "task";
  return list.node.type.name === "ordered_list" ? "ordered_list" : "bullet_list";
}

/** Sets whether the items of the selection are tasks: null for items of an ordinary list. */
function setChecked(checked: boolean | null): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const tr = state.tr;
    state.doc.nodesBetween(from, to, (node, pos, parent) => {
      if (node.type.name === "list_item" && parent && isList(parent)) tr.setNodeAttribute(pos, "checked", checked);
    });
    dispatch?.(tr);
    return tr.docChanged;
  };
}

/** Turns the selected blocks into a list of a kind, a list into another kind, or back into paragraphs. */
export function toggleList(kind: ListName | "task"): Command {
  const name: ListName = kind === "ordered_list" ? kind : "bullet_list";
  const attrs = name === "ordered_list" ? { start: 1, spread: false } : { spread: false };
  return (state, dispatch, view) => {
    const current = listKind(state);
    if (current === kind) return liftListItem(nodeType("list_item"))(state, dispatch);
    if (current !== undefined) {
      const list = nearest(state.selection.$from, isList);
      if (!list) return false;
      dispatch?.(state.tr.setNodeMarkup(list.pos, nodeType(name), attrs));
    } else if (!wrapInList(nodeType(name), attrs)(state, dispatch)) return false;
    if (view) setChecked(kind === "task" ? false : null)(view.state, view.dispatch);
    return true;
  };
}

/** Begins another item; after a task an open one. */
export const splitItem: Command = (state, dispatch) => {
  const checked: unknown = itemAt(state)?.node.attrs.checked;
  const attrs = { checked: typeof checked === "boolean" ? false : null, spread: false };
  return splitListItem(nodeType("list_item"), attrs)(state, dispatch);
};
