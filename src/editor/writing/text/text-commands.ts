import type { TextCommand } from "../../form/rich/selected-text.ts";
import { toggleLines } from "../../form/rich/toggle-lines.ts";
import { toggleLink } from "../../form/rich/toggle-link.ts";
import { toggleMark } from "../../form/rich/toggle-mark.ts";
import type { CommandId } from "../commands.ts";
import { insertCodeBlock, insertFootnote, insertTable } from "./insertions.ts";

/** What each command does to Markdown. */
export const TEXT_COMMANDS: Readonly<Record<Exclude<CommandId, "picture">, TextCommand>> = {
  heading: toggleLines("heading2"),
  subheading: toggleLines("heading3"),
  bold: toggleMark({ sign: "*", length: 2 }),
  italic: toggleMark({ sign: "*", length: 1 }),
  link: toggleLink,
  code: toggleMark({ sign: "`", length: 1 }),
  bulletList: toggleLines("bulletList"),
  numberedList: toggleLines("numberedList"),
  taskList: toggleLines("taskList"),
  quote: toggleLines("quote"),
  codeBlock: insertCodeBlock,
  table: insertTable,
  footnote: insertFootnote,
};
