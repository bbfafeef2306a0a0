import { toast } from "#ui/kit";
import { keyOf, markedBlocks } from "#publishing";
import { newKey, type JsonObject } from "#shared";
import { countBlocks } from "../count-blocks.ts";
import { newBlockPosition, removeBlocks, selectedBlocks, type Editing } from "../shortcuts/commands.ts";
import { marksIn, readBlocks } from "./block-text.ts";
import { isBlockText, textOf } from "./written-blocks.ts";

const NO_ACCESS = "The browser doesn’t let buttons use the clipboard here. Use the keyboard instead.";

/** Anchors are unique on a page: existing ones stay with their blocks. */
function withoutTakenAnchors(blocks: readonly JsonObject[], page: readonly JsonObject[]): JsonObject[] {
  const taken = new Set(page.map(({ id }) => id));
  return blocks.map(({ id, ...block }) => (id === undefined || taken.has(id) ? block : { ...block, id }));
}

/** What is inserted: blocks, and what came beside them of their annotations. */
type Copies = { blocks: readonly JsonObject[]; marks?: unknown };

/** Inserts blocks after the selected ones, else at the end. @param label names the step: "Paste". */
export function insertCopies(
  editing: Editing,
  { blocks, marks }: Copies,
  label: string,
  after = newBlockPosition(editing),
): void {
  const page = editing.document.view().draft.blocks;
  const marked = markedBlocks(blocks, marks, newKey);
  editing.actions.insert(withoutTakenAnchors(marked.blocks, page), after, label, marked.annotations);
}

/**
 * Pastes the blocks in a text into the page. Unsafe content is refused with its path.
 * @returns whether the text was meant as blocks; anything else is left to the browser.
 */
export function pasteText(editing: Editing, text: string): boolean {
  if (!isBlockText(text)) return false;
  const read = readBlocks(text);
  if (read.ok) insertCopies(editing, { blocks: read.value, marks: marksIn(text) }, "Paste");
  else editing.ui.set({ alert: `Not pasted. ${read.error.message}` });
  return true;
}

/** Copies or cuts the blocks that are selected now without a key press; the browser may ask first. */
export async function writeClipboard(editing: Editing, how: "copy" | "cut"): Promise<void> {
  const blocks = selectedBlocks(editing);
  try {
    await navigator.clipboard.writeText(textOf(blocks, editing.document.view().draft.annotations));
    if (how === "cut") return removeBlocks(editing, blocks.map(keyOf), "Cut");
    editing.actions.say(`Copied: ${countBlocks(blocks.length)}`);
    toast.success(`Copied: ${countBlocks(blocks.length)}`);
  } catch {
    editing.ui.set({ alert: NO_ACCESS });
  }
}

/** Pastes without a key press; the browser may ask first. */
export async function readClipboard(editing: Editing): Promise<void> {
  try {
    const text = await navigator.clipboard.readText();
    if (!pasteText(editing, text)) editing.ui.set({ alert: "There are no blocks in the clipboard." });
  } catch {
    editing.ui.set({ alert: NO_ACCESS });
  }
}
