import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Quote,
  SquareCode,
  Superscript,
  Table,
  type LucideIcon,
} from "lucide-react";

/** What the toolbar of the writing view does with the text. */
export type CommandId =
  | "heading"
  | "subheading"
  | "bold"
  | "italic"
  | "link"
  | "bulletList"
  | "numberedList"
  | "taskList"
  | "quote"
  | "code"
  | "codeBlock"
  | "table"
  | "picture"
  | "footnote";

/** A button of the toolbar. `keys`: its shortcut, as ProseMirror and CodeMirror write it (Mod: Ctrl, or Command). */
export type WritingCommand = { id: CommandId; name: string; icon: LucideIcon; keys?: string };

/** The groups of the toolbar, in order. */
export const COMMAND_GROUPS: readonly (readonly WritingCommand[])[] = [
  [
    { id: "heading", name: "Heading", icon: Heading2, keys: "Mod-Alt-2" },
    { id: "subheading", name: "Subheading", icon: Heading3, keys: "Mod-Alt-3" },
  ],
  [
    { id: "bold", name: "Bold", icon: Bold, keys: "Mod-b" },
    { id: "italic", name: "Italic", icon: Italic, keys: "Mod-i" },
    { id: "link", name: "Link", icon: Link, keys: "Mod-k" },
    { id: "code", name: "Code", icon: Code, keys: "Mod-e" },
  ],
  [
    { id: "bulletList", name: "Bulleted list", icon: List, keys: "Mod-Shift-8" },
    { id: "numberedList", name: "Numbered list", icon: ListOrdered, keys: "Mod-Shift-7" },
    { id: "taskList", name: "Task list", icon: ListChecks, keys: "Mod-Shift-9" },
    { id: "quote", name: "Quote", icon: Quote, keys: "Mod-Shift-." },
  ],
  [
    { id: "codeBlock", name: "Code block", icon: SquareCode },
    { id: "table", name: "Table", icon: Table },
    { id: "picture", name: "Picture", icon: Image },
    { id: "footnote", name: "Footnote", icon: Superscript },
  ],
];

/** What further keys do in visual mode, in lists, tables and paragraphs. */
export const VISUAL_KEYS = [
  { id: "next", name: "Indent in a list, next cell (Visual)", keys: "Tab" },
  { id: "back", name: "Outdent in a list, previous cell (Visual)", keys: "Shift-Tab" },
  { id: "tick", name: "Tick a task (Visual)", keys: "Mod-Enter" },
  { id: "break", name: "New line in a paragraph (Visual)", keys: "Shift-Enter" },
] as const;

/** Every command of the toolbar. */
export const COMMANDS: readonly WritingCommand[] = COMMAND_GROUPS.flat();
