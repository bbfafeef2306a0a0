import { ChevronRight, GripVertical } from "lucide-react";
import { memo, useId, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { cx } from "#shared";
import { editSelected, selectUpTo, toggleSelected } from "../shortcuts/commands.ts";
import { isBusy } from "../state/busy.ts";
import { useEditor } from "../state/editor-context.tsx";
import { onlySelected } from "../state/ui-state.ts";
import type { InnerHeading } from "./inner-headings.ts";
import { OutlineHeadings } from "./OutlineHeadings.tsx";
import { stepInOutline } from "./step-in-outline.ts";

type OutlineRowProps = {
  blockKey: string;
  label: string;
  words: string;
  position: number;
  isSelected: boolean;
  /** Whether it is the tab stop; the others are reached with the arrow keys. */
  isStop: boolean;
  headings: readonly InnerHeading[];
  isOpen: boolean;
  onToggle: (key: string, isOpen: boolean) => void;
  isDragged: boolean;
  onDrag: (event: PointerEvent<HTMLElement>, key: string) => void;
};

/** One block in the outline, which can be dragged. It re-renders only when its props change. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { blockKey, label, words, position, isSelected, isStop, headings, isOpen, onToggle, isDragged, onDrag } = props;
  const editing = useEditor();
  const id = useId();
  const hasHeadings = headings.length > 0;
  const choose = (event: MouseEvent) => {
    if (event.shiftKey) selectUpTo(editing, blockKey);
    else if (event.ctrlKey || event.metaKey) toggleSelected(editing, blockKey);
    else if (onlySelected(editing.ui.get()) === blockKey) editing.ui.set({ reveal: [blockKey] });
    else editing.actions.select([blockKey]);
  };
  const edit = () => {
    if (editing.props.capabilities.edit && !isBusy(editing.ui.get())) editSelected(editing);
  };
  const press = (event: KeyboardEvent<HTMLElement>) =>
    stepInOutline(editing, event, { key: blockKey, isOpen: hasHeadings && isOpen, hasHeadings, onToggle });
  return (
    <li
      data-row={blockKey}
      className={cx(
        "relative px-1 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]",
        isDragged && "opacity-45",
      )}
    >
      <span
        onPointerDown={(event) => onDrag(event, blockKey)}
        aria-hidden
        className="absolute start-1 top-0 flex h-11 w-6 cursor-grab touch-none items-center justify-center text-ink-faint active:cursor-grabbing pointer-coarse:w-9"
      >
        <GripVertical className="size-4" />
      </span>
      <div className={cx("flex items-stretch ps-6 pointer-coarse:ps-9", !hasHeadings && "pe-8 pointer-coarse:pe-11")}>
        <button
          type="button"
          data-outline-key={blockKey}
          aria-pressed={isSelected}
          tabIndex={isStop ? 0 : -1}
          onKeyDown={press}
          onClick={choose}
          onDoubleClick={edit}
          className="grid min-h-11 min-w-0 flex-1 cursor-pointer content-center rounded-control px-2 py-1 text-start hover:bg-hover focus-visible:-outline-offset-2 aria-pressed:bg-brand-tint"
        >
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate text-sm font-semibold">{label}</span>
            <span className="text-xs text-ink-soft tabular-nums" aria-hidden>
              {position}
            </span>
          </span>
          {words && <span className="truncate text-sm text-ink-soft">{words}</span>}
        </button>
        {hasHeadings && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Headings of ${label}, block ${position}: ${headings.length}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onToggle(blockKey, !isOpen)}
            className="flex w-8 shrink-0 cursor-pointer items-center justify-center gap-0.5 rounded-control text-xs text-ink-soft tabular-nums hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:w-11"
          >
            {!isOpen && <span aria-hidden>{headings.length}</span>}
            <ChevronRight aria-hidden className={cx("size-4 transition-transform", isOpen && "rotate-90")} />
          </button>
        )}
      </div>
      {hasHeadings && isOpen && <OutlineHeadings {...{ id, blockKey, label, headings }} />}
    </li>
  );
});
