import type { ChosenPicture } from "../form/replace-picture.ts";
import type { TextPart } from "../improve/text-part.ts";
import type { CommandId } from "./commands.ts";

/** What can be done with the table that the caret is in. */
export type TableCommand = "addRow" | "addColumn" | "removeRow" | "removeColumn" | "removeTable";

/** What the caret is in. `heading`: the index of the top-level heading above it; -1 for none. */
export type Formats = { active: ReadonlySet<CommandId>; isInTable: boolean; heading: number };

/** What the writing view asks of the open text, in either mode. */
export type EditorHandle = {
  focus: () => void;
  /** Runs a command on the selection; not for pictures. */
  run: (command: Exclude<CommandId, "picture">) => void;
  /** Only in visual mode. */
  runTable?: (command: TableCommand) => void;
  insertPicture: (picture: ChosenPicture) => void;
  /** Goes to a top-level heading by its index. */
  goToHeading: (index: number) => void;
  /** Goes to a line, counted from 1; only in text mode. */
  goToLine?: (line: number) => void;
  /** What is selected of the stored text, in visual mode the blocks that the selection touches; undefined for all of it. */
  selectedPart: () => TextPart | undefined;
};
