import { BookmarkPlus, ChevronDown, ChevronUp, ClipboardPaste, Copy, CopyPlus, Scissors, Trash2 } from "lucide-react";
import { keyOf } from "#publishing";
import { IconButton } from "#ui/kit";
import { readClipboard, writeClipboard } from "../clipboard/clipboard-commands.ts";
import { duplicateSelected, moveSelected, removeSelected } from "../shortcuts/commands.ts";
import { useBlocked } from "../state/use-blocked.ts";
import { useDocument, useEditor, useUi } from "../state/editor-context.tsx";

/** The actions on the selected blocks, for those who don't use keys. */
export function SelectionTools() {
  const editing = useEditor();
  const { ui, props } = editing;
  const { add, remove } = props.capabilities;
  const selection = useUi((state) => state.selection);
  const isAtTop = useDocument(({ draft }) => selection.includes(keyOf(draft.blocks[0] ?? {})));
  const isAtEnd = useDocument(({ draft }) => selection.includes(keyOf(draft.blocks.at(-1) ?? {})));
  const blocked = useBlocked();
  const isNone = selection.length === 0;
  const move = (by: -1 | 1) => moveSelected(editing, by);
  return (
    <div
      role="toolbar"
      aria-label="Selected blocks"
      className="sticky top-0 z-2 flex justify-between border-b border-line bg-raised px-2 py-1 *:min-w-6 *:shrink"
    >
      <IconButton
        label="Move selected up"
        icon={<ChevronUp />}
        disabled={isNone || isAtTop}
        onClick={() => move(-1)}
        {...blocked}
      />
      <IconButton
        label="Move selected down"
        icon={<ChevronDown />}
        disabled={isNone || isAtEnd}
        onClick={() => move(1)}
        {...blocked}
      />
      {add && (
        <IconButton
          label="Duplicate selected"
          icon={<CopyPlus />}
          disabled={isNone}
          onClick={() => duplicateSelected(editing)}
          {...blocked}
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
          disabled={isNone}
          onClick={() => void writeClipboard(editing, "cut")}
          {...blocked}
        />
      )}
      {add && (
        <IconButton
          label="Paste blocks"
          icon={<ClipboardPaste />}
          onClick={() => void readClipboard(editing)}
          {...blocked}
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
          disabled={isNone}
          onClick={() => removeSelected(editing)}
          {...blocked}
        />
      )}
    </div>
  );
}
