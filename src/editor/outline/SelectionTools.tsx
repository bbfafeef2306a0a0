import { BookmarkPlus, ChevronDown, ChevronUp, ClipboardPaste, Copy, CopyPlus, Scissors, Trash2 } from "lucide-react";
import { keyOf } from "#publishing";
import { IconButton } from "#ui/kit";
import { readClipboard, writeClipboard } from "../clipboard/clipboard-commands.ts";
import { duplicateSelected, moveSelected, removeSelected } from "../shortcuts/commands.ts";
import { useDocument, useEditor, useIsBusy, useUi } from "../state/editor-context.tsx";

/** What can be done to the selected blocks, for those who don't use keys. */
export function SelectionTools() {
  const editing = useEditor();
  const { ui, props } = editing;
  const { add, remove } = props.capabilities;
  const selection = useUi((state) => state.selection);
  const isAtTop = useDocument(({ draft }) => selection.includes(keyOf(draft.blocks[0] ?? {})));
  const isAtEnd = useDocument(({ draft }) => selection.includes(keyOf(draft.blocks.at(-1) ?? {})));
  const isBusy = useIsBusy();
  const isNone = selection.length === 0;
  const disabled = isNone || isBusy;
  const move = (by: -1 | 1) => moveSelected(editing, by);
  return (
    <div
      role="toolbar"
      aria-label="Selected blocks"
      className="sticky top-0 z-2 flex flex-wrap justify-between border-b border-line bg-raised px-2 py-1"
    >
      <IconButton
        label="Move selected up"
        icon={<ChevronUp />}
        disabled={disabled || isAtTop}
        onClick={() => move(-1)}
      />
      <IconButton
        label="Move selected down"
        icon={<ChevronDown />}
        disabled={disabled || isAtEnd}
        onClick={() => move(1)}
      />
      {add && (
        <IconButton
          label="Duplicate selected"
          icon={<CopyPlus />}
          disabled={disabled}
          onClick={() => duplicateSelected(editing)}
        />
      )}
      <IconButton
        label="Copy selected"
        icon={<Copy />}
        disabled={isNone}
        onClick={() => void writeClipboard(editing, "copy")}
      />
      {remove && (
        <IconButton
          label="Cut selected"
          icon={<Scissors />}
          disabled={disabled}
          onClick={() => void writeClipboard(editing, "cut")}
        />
      )}
      {add && (
        <IconButton
          label="Paste blocks"
          icon={<ClipboardPaste />}
          disabled={isBusy}
          onClick={() => void readClipboard(editing)}
        />
      )}
      {props.sections && (
        <IconButton
          label="Save as section"
          icon={<BookmarkPlus />}
          disabled={isNone}
          onClick={() => ui.set({ dialog: "section" })}
        />
      )}
      {remove && (
        <IconButton
          danger
          label="Remove selected"
          icon={<Trash2 />}
          disabled={disabled}
          onClick={() => removeSelected(editing)}
        />
      )}
    </div>
  );
}
