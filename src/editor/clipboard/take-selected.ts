import { countBlocks } from "../count-blocks.ts";
import { removeSelected, selectedBlocks, type Editing } from "../shortcuts/commands.ts";
import { textOf } from "./written-blocks.ts";

/** Announces what was done. @returns the selected blocks as text for the clipboard; undefined when none is selected. */
export function takeSelected(editing: Editing, how: "copy" | "cut"): string | undefined {
  const blocks = selectedBlocks(editing);
  if (blocks.length === 0) return undefined;
  const text = textOf(blocks, editing.document.view().draft.annotations);
  if (how === "cut") removeSelected(editing, "Cut");
  else editing.actions.say(`Copied: ${countBlocks(blocks.length)}`);
  return text;
}
