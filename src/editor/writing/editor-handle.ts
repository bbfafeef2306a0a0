import type { ChosenPicture } from "../form/replace-picture.ts";
import type { CommandId } from "./commands.ts";

/** What the writing view asks of the open text, in either mode. */
export type EditorHandle = {
  focus: () => void;
  /** Runs a command on the selection; not for pictures. */
  run: (command: Exclude<CommandId, "picture">) => void;
  insertPicture: (picture: ChosenPicture) => void;
  /** Goes to a top-level heading by its index. */
  goToHeading: (index: number) => void;
  /** Goes to a line, counted from 1. */
  goToLine?: (line: number) => void;
};
