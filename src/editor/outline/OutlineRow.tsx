import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { memo, type MouseEvent } from "react";
import { cx } from "#shared";
import { selectUpTo } from "../shortcuts/commands.ts";
import { useEditor } from "../state/editor-context.tsx";
import { stepInOutline } from "./step-in-outline.ts";

type OutlineRowProps = {
  blockKey: string;
  label: string;
  words: string;
  place: number;
  isSelected: boolean;
  /** Whether Tab stops here; the others are reached with the arrow keys. */
  isStop: boolean;
};

/** One block in the outline. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { blockKey, label, words, place, isSelected, isStop } = props;
  const editing = useEditor();
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: blockKey });
  const choose = (event: MouseEvent) => {
    const { selection } = editing.ui.get();
    if (event.shiftKey) selectUpTo(editing, blockKey);
    else if (!event.ctrlKey && !event.metaKey) editing.actions.select([blockKey]);
    else if (isSelected) editing.actions.select(selection.filter((key) => key !== blockKey));
    else editing.actions.select([...selection, blockKey]);
  };
  const edit = () => {
    if (editing.props.capabilities.edit) editing.ui.set({ inspector: { key: blockKey } });
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx("relative flex items-stretch px-1", isDragging && "z-1 rounded-control bg-raised shadow-float")}
    >
      <span
        {...listeners}
        aria-hidden
        className="grid w-6 shrink-0 cursor-grab touch-none place-items-center text-ink-faint active:cursor-grabbing pointer-coarse:w-9"
      >
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        data-outline-key={blockKey}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={(event) => stepInOutline(editing, blockKey, event)}
        onClick={choose}
        onDoubleClick={edit}
        className="grid min-h-11 min-w-0 flex-1 cursor-pointer content-center rounded-control px-2 py-1 text-start hover:bg-hover focus-visible:-outline-offset-2 aria-pressed:bg-brand-tint"
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate text-sm font-semibold">{label}</span>
          <span className="text-xs text-ink-soft tabular-nums" aria-hidden>
            {place}
          </span>
        </span>
        {words && <span className="truncate text-sm text-ink-soft">{words}</span>}
      </button>
    </li>
  );
});
