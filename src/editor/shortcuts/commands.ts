import { keyOf } from "#publishing";
import type { JsonObject } from "#shared";
import { countBlocks } from "../count-blocks.ts";
import type { EditorContext } from "../state/editor-context.tsx";

/** What a command works with. */
export type Editing = Pick<EditorContext, "document" | "ui" | "actions">;

/** @returns the selected blocks in the order of the page, without those that someone has since removed. */
export function selectedBlocks({ document, ui }: Editing): JsonObject[] {
  const { selection } = ui.get();
  return document.view().draft.blocks.filter((block) => selection.includes(keyOf(block)));
}

/** @returns the keys of the page's blocks in order. */
export function orderOf({ document }: Pick<Editing, "document">): string[] {
  return document.view().draft.blocks.map(keyOf);
}

/** @returns the blocks dragged along with one: the whole selection if it is part of that, in the order of the page. */
export function draggedWith(key: string, { document, ui }: Pick<Editing, "document" | "ui">): string[] {
  const { selection } = ui.get();
  if (!selection.includes(key)) return [key];
  return orderOf({ document }).filter((one) => selection.includes(one));
}

/** @returns the key after which new blocks go: the last selected one, else the last one; null is the start of the page. */
export function newBlockPosition(editing: Editing): string | null {
  const last = selectedBlocks(editing).at(-1);
  return last ? keyOf(last) : (orderOf(editing).at(-1) ?? null);
}

/** Inserts copies of the selected blocks after them. */
export function duplicateSelected(editing: Editing): void {
  editing.actions.duplicate(selectedBlocks(editing).map(keyOf));
}

/**
 * Removes the selected blocks and selects the next one, so that the keyboard continues from there.
 * @param word what happened to them, as it is announced; "Removed" by default.
 */
export function removeSelected(editing: Editing, word?: string): void {
  removeBlocks(editing, selectedBlocks(editing).map(keyOf), word);
}

/** Removes blocks that are still there. Where they are selected, the next one is selected. */
export function removeBlocks(editing: Editing, wanted: readonly string[], word?: string): void {
  const order = orderOf(editing);
  const keys = order.filter((key) => wanted.includes(key));
  const isLeft = (key: string) => !keys.includes(key);
  const from = order.indexOf(keys[0] ?? "");
  const next = order.slice(from).find(isLeft) ?? order.slice(0, from).findLast(isLeft);
  if (keys.length === 0) return;
  const isSelected = keys.some((key) => editing.ui.get().selection.includes(key));
  editing.actions.remove(keys, word);
  if (isSelected) editing.actions.select(next === undefined ? [] : [next]);
}

/** Moves the selected blocks up or down by one. */
export function moveSelected(editing: Editing, by: -1 | 1): void {
  const [first, ...more] = selectedBlocks(editing).map(keyOf);
  if (first === undefined) return;
  if (more.length > 0) editing.actions.moveTogether([first, ...more], by);
  else editing.actions.moveBy(first, by);
}

/** Opens the "Edit" dialog of the one selected block. */
export function editSelected(editing: Editing): void {
  const [block, ...more] = selectedBlocks(editing);
  if (block && more.length === 0) editing.actions.edit(keyOf(block));
}

/** Opens the generator of the one selected block. */
export function generateSelected(editing: Editing): void {
  const [block, ...more] = selectedBlocks(editing);
  if (block && more.length === 0) editing.ui.set({ generator: keyOf(block) });
}

/** Selects the block above or below; the first one where none is selected. */
export function selectNeighbour(editing: Editing, by: -1 | 1): void {
  const order = orderOf(editing);
  const selected = selectedBlocks(editing).map(keyOf);
  const from = order.indexOf((by === 1 ? selected.at(-1) : selected[0]) ?? "");
  const next = selected.length === 0 ? order[0] : order[from + by];
  if (next !== undefined) editing.actions.select([next]);
}

/** Selects the blocks from the first selected one to another. */
export function selectUpTo(editing: Editing, key: string): void {
  const order = orderOf(editing);
  const [first = key] = editing.ui.get().selection;
  const [from, to] = [order.indexOf(first), order.indexOf(key)].toSorted((a, b) => a - b);
  const range = order.slice(from, (to ?? 0) + 1);
  // Its anchor stays first, so that the range can grow and shrink from there.
  editing.actions.select([first, ...range.filter((one) => one !== first)]);
}

/** Adds a block to the selection, or removes it. */
export function toggleSelected({ ui, actions }: Pick<Editing, "ui" | "actions">, key: string): void {
  const { selection } = ui.get();
  actions.select(selection.includes(key) ? selection.filter((one) => one !== key) : [...selection, key]);
}

/** Selects every block of the page. */
export function selectAll(editing: Editing): void {
  const order = orderOf(editing);
  editing.actions.select(order);
  editing.actions.say(`${countBlocks(order.length)} selected`);
}

/** From this width on there is room for a panel beside a block's form; below it the form covers the panel. */
const ROOM_FOR_BOTH = "(min-width: 80rem)";

/** Opens a panel beside the canvas, or closes it; a form that covers it is closed. */
export function togglePanel({ ui }: Editing, panel: "outline" | "problems"): void {
  const { inspector, panel: open } = ui.get();
  const isCovered = inspector !== undefined && !window.matchMedia(ROOM_FOR_BOTH).matches;
  if (isCovered) ui.set({ panel, inspector: undefined });
  else ui.set({ panel: open === panel ? undefined : panel });
}
