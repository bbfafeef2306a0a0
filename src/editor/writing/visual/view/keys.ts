import { baseKeymap, chainCommands, exitCode, setBlockType } from "prosemirror-commands";
import { undoInputRule } from "prosemirror-inputrules";
import { liftListItem, sinkListItem } from "prosemirror-schema-list";
import type { Command } from "prosemirror-state";
import { goToNextCell, isInTable } from "prosemirror-tables";
import { COMMANDS, VISUAL_KEYS } from "../../commands.ts";
import { nodeType } from "../bridge/schema.ts";
import { VISUAL_COMMANDS } from "./commands.ts";
import { itemAt, splitItem } from "./lists.ts";

/** A line that ends inside a paragraph; headings and cells have none. */
const breakLine: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (parent.type.name !== "paragraph" || isInTable(state)) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodeType("hard_break").create()).scrollIntoView());
  return true;
};

/** A cell is one line: Enter goes on to the next one. */
const nextCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  goToNextCell(1)(state, dispatch);
  return true;
};

/** At the beginning of a heading, Backspace makes it a paragraph. */
const leaveHeading: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name !== "heading") return false;
  return setBlockType(nodeType("paragraph"))(state, dispatch);
};

const toggleDone: Command = (state, dispatch) => {
  const item = itemAt(state);
  const checked: unknown = item?.node.attrs.checked;
  if (!item || typeof checked !== "boolean") return false;
  dispatch?.(state.tr.setNodeAttribute(item.pos, "checked", !checked));
  return true;
};

const item = nodeType("list_item");

function enter(): Command {
  const usual = baseKeymap.Enter;
  return usual ? chainCommands(nextCell, splitItem, usual) : chainCommands(nextCell, splitItem);
}

function backspace(): Command {
  const usual = baseKeymap.Backspace;
  return usual ? chainCommands(undoInputRule, leaveHeading, usual) : chainCommands(undoInputRule, leaveHeading);
}

/** What keys do outside the text: the form of a link, and the draft's undo. */
export type KeyActions = { onLink: () => void; onUndo: () => void; onRedo: () => void };

const IN_PLACE: Readonly<Record<(typeof VISUAL_KEYS)[number]["id"], Command>> = {
  next: chainCommands(goToNextCell(1), sinkListItem(item)),
  back: chainCommands(goToNextCell(-1), liftListItem(item)),
  tick: chainCommands(exitCode, toggleDone),
  break: chainCommands(exitCode, breakLine),
};

function always(run: () => void): Command {
  return () => {
    run();
    return true;
  };
}

/** The keys of the visual mode. Tab moves in tables and lists; elsewhere it leaves the text. */
export function visualKeys({ onLink, onUndo, onRedo }: KeyActions): Record<string, Command> {
  const shortcuts = COMMANDS.flatMap(({ id, keys }): [string, Command][] => {
    if (keys === undefined || id === "picture") return [];
    return [[keys, id === "link" ? always(onLink) : VISUAL_COMMANDS[id]]];
  });
  const inPlace = VISUAL_KEYS.map(({ id, keys }) => [keys, IN_PLACE[id]]);
  return {
    ...baseKeymap,
    Enter: enter(),
    Backspace: backspace(),
    "Mod-z": always(onUndo),
    "Mod-Shift-z": always(onRedo),
    "Mod-y": always(onRedo),
    "Mod-]": sinkListItem(item),
    "Mod-[": liftListItem(item),
    ...Object.fromEntries([...shortcuts, ...inPlace]),
  };
}
