import { hasSelectedText } from "#ui/kit";
import type { Capabilities, EditorProps } from "../editor-props.ts";
import { hasAi } from "../state/editor-context.tsx";
import type { UiState } from "../state/ui-state.ts";
import * as commands from "./commands.ts";
import type { Editing } from "./commands.ts";

/** A keyboard shortcut. */
export type Shortcut = {
  label: string;
  group: "Blocks" | "Select" | "Page" | "Formatted text";
  /** As `matchShortcut` reads them. */
  keys: readonly string[];
  /** Missing where something else handles the keys: the browser's clipboard events, or a text field. */
  run?: (editing: Editing) => void;
  /** The capability without which the shortcut doesn't exist. */
  needs?: keyof Capabilities | "sections";
  /** Whether it also works in the fields of the inspector. */
  isForFields?: true;
  /** Whether it applies now; otherwise the key keeps its usual meaning. */
  isPossible?: (state: UiState) => boolean;
};

const hasSelection = ({ selection }: UiState) => selection.length > 0;

/** @returns the available shortcuts, for the key handler and the dialog. */
export function shortcutsFor(props: Pick<EditorProps, "capabilities" | "sections" | "generate">): Shortcut[] {
  const has = { ...props.capabilities, ai: hasAi(props), sections: props.sections !== undefined };
  return SHORTCUTS.filter(({ needs }) => !needs || has[needs]);
}

/** Every shortcut of the editor. */
const SHORTCUTS: readonly Shortcut[] = [
  {
    label: "Add a block below",
    group: "Blocks",
    keys: ["Mod+Enter"],
    needs: "add",
    run: (editing) => editing.ui.set({ inserter: { after: commands.newBlockPosition(editing) } }),
  },
  {
    label: "Edit the block",
    group: "Blocks",
    keys: ["Enter"],
    needs: "edit",
    run: commands.editSelected,
    isPossible: ({ selection }) => selection.length === 1,
  },
  {
    label: "Generate with AI",
    group: "Blocks",
    keys: ["Alt+Shift+KeyG"],
    needs: "ai",
    run: commands.generateSelected,
    isPossible: ({ selection }) => selection.length === 1,
  },
  {
    label: "Move up",
    group: "Blocks",
    keys: ["Alt+ArrowUp"],
    run: (editing) => commands.moveSelected(editing, -1),
    isPossible: hasSelection,
  },
  {
    label: "Move down",
    group: "Blocks",
    keys: ["Alt+ArrowDown"],
    run: (editing) => commands.moveSelected(editing, 1),
    isPossible: hasSelection,
  },
  {
    label: "Duplicate",
    group: "Blocks",
    keys: ["Mod+d"],
    needs: "add",
    run: commands.duplicateSelected,
    isPossible: hasSelection,
  },
  {
    label: "Remove",
    group: "Blocks",
    keys: ["Delete", "Backspace"],
    needs: "remove",
    run: (editing) => commands.removeSelected(editing),
    isPossible: (state) => hasSelection(state) && !hasSelectedText(state.canvasDocument),
  },
  { label: "Copy", group: "Blocks", keys: ["Mod+c"] },
  { label: "Cut", group: "Blocks", keys: ["Mod+x"], needs: "remove" },
  { label: "Paste", group: "Blocks", keys: ["Mod+v"], needs: "add" },
  {
    label: "Save as section",
    group: "Blocks",
    keys: ["Alt+Shift+KeyS"],
    needs: "sections",
    run: ({ ui }) => ui.set({ dialog: "section" }),
    isPossible: hasSelection,
  },
  {
    label: "Block above",
    group: "Select",
    keys: ["ArrowUp"],
    run: (editing) => commands.selectNeighbour(editing, -1),
    isPossible: hasSelection,
  },
  {
    label: "Block below",
    group: "Select",
    keys: ["ArrowDown"],
    run: (editing) => commands.selectNeighbour(editing, 1),
    isPossible: hasSelection,
  },
  { label: "All blocks", group: "Select", keys: ["Mod+a"], run: commands.selectAll },
  {
    label: "None",
    group: "Select",
    keys: ["Escape"],
    run: ({ actions }) => actions.select([]),
    isPossible: hasSelection,
  },
  { label: "Undo", group: "Page", keys: ["Mod+z"], isForFields: true, run: ({ actions }) => actions.undo() },
  {
    label: "Redo",
    group: "Page",
    keys: ["Mod+Shift+z", "Mod+y"],
    isForFields: true,
    run: ({ actions }) => actions.redo(),
  },
  {
    label: "Outline",
    group: "Page",
    keys: ["Alt+Shift+KeyO"],
    run: (editing) => commands.togglePanel(editing, "outline"),
  },
  {
    label: "Problems",
    group: "Page",
    keys: ["Alt+Shift+KeyP"],
    run: (editing) => commands.togglePanel(editing, "problems"),
  },
  { label: "Bold", group: "Formatted text", keys: ["Mod+b"], needs: "edit" },
  { label: "Italic", group: "Formatted text", keys: ["Mod+i"], needs: "edit" },
  { label: "Link", group: "Formatted text", keys: ["Mod+k"], needs: "edit" },
  { label: "Keyboard shortcuts", group: "Page", keys: ["?"], run: ({ ui }) => ui.set({ dialog: "shortcuts" }) },
];
