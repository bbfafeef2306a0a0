import { Bold, Code, Heading, Italic, Link, List, ListOrdered, Quote, type LucideIcon } from "lucide-react";
import type { TextCommand } from "./selected-text.ts";
import { toggleLines } from "./toggle-lines.ts";
import { toggleLink } from "./toggle-link.ts";
import { toggleMark } from "./toggle-mark.ts";

/** A formatting command. `key`: its shortcut with Ctrl, or Command on Apple devices. */
export type RichCommand = { name: string; icon: LucideIcon; run: TextCommand; key?: string };

/** The commands of the bar over a rich text, in order. */
export const RICH_COMMANDS: readonly RichCommand[] = [
  { name: "Bold", icon: Bold, key: "b", run: toggleMark({ sign: "*", length: 2 }) },
  { name: "Italic", icon: Italic, key: "i", run: toggleMark({ sign: "*", length: 1 }) },
  { name: "Heading", icon: Heading, run: toggleLines("heading") },
  { name: "Link", icon: Link, key: "k", run: toggleLink },
  { name: "Bulleted list", icon: List, run: toggleLines("bulletList") },
  { name: "Numbered list", icon: ListOrdered, run: toggleLines("numberedList") },
  { name: "Quote", icon: Quote, run: toggleLines("quote") },
  { name: "Code", icon: Code, run: toggleMark({ sign: "`", length: 1 }) },
];
