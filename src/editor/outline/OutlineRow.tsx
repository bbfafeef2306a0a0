import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronRight, GripVertical } from "lucide-react";
import { memo, useId, type KeyboardEvent, type MouseEvent } from "react";
import { cx } from "#shared";
import { editSelected, selectUpTo, toggleSelected } from "../shortcuts/commands.ts";
import { useEditor, useIsBusy } from "../state/editor-context.tsx";
import type { InnerHeading } from "./inner-headings.ts";
import { OutlineHeadings } from "./OutlineHeadings.tsx";
import { stepInOutline } from "./step-in-outline.ts";

type OutlineEntryProps = {
  blockKey: string;
  label: string;
  words: string;
  place: number;
  isSelected: boolean;
  /** Whether Tab stops here; the others are reached with the arrow keys. */
  isStop: boolean;
  headings: readonly InnerHeading[];
  isOpen: boolean;
  onToggle: (key: string, isOpen: boolean) => void;
};

type OutlineRowProps = OutlineEntryProps & {
  /** Whether it goes along with another one that is dragged. */
  isAlong: boolean;
  /** How many are dragged with it. */
  along: number;
};

/** One block in the outline, which can be dragged. */
export const OutlineRow = memo(function OutlineRow({ isAlong, along, ...entry }: OutlineRowProps) {
  const isBusy = useIsBusy();
  const { blockKey } = entry;
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: blockKey, disabled: isBusy });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        "relative px-1",
        isDragging && "z-1 rounded-control bg-raised shadow-float",
        isAlong && !isDragging && "opacity-45",
      )}
    >
      <span
        {...listeners}
        aria-hidden
        className="absolute inset-y-0 start-1 flex h-11 w-6 cursor-grab touch-none items-center justify-center text-ink-faint active:cursor-grabbing pointer-coarse:w-9"
      >
        <GripVertical className="size-4" />
      </span>
      {isDragging && along > 1 && (
        <span className="absolute end-2 -top-2 rounded-full bg-brand px-2 text-xs font-semibold text-on-brand">
          {along} blocks
        </span>
      )}
      <OutlineEntry {...entry} />
    </li>
  );
});

/** What a row says, drawn anew only when that changes and not while it is dragged. */
const OutlineEntry = memo(function OutlineEntry(props: OutlineEntryProps) {
  const { blockKey, label, words, place, isSelected, isStop, headings, isOpen, onToggle } = props;
  const editing = useEditor();
  const id = useId();
  const hasHeadings = headings.length > 0;
  const choose = (event: MouseEvent) => {
    const { selection } = editing.ui.get();
    if (event.shiftKey) selectUpTo(editing, blockKey);
    else if (event.ctrlKey || event.metaKey) toggleSelected(editing, blockKey);
    else if (selection.length === 1 && selection[0] === blockKey) editing.ui.set({ reveal: [blockKey] });
    else editing.actions.select([blockKey]);
  };
  const edit = () => {
    if (editing.props.capabilities.edit && editing.ui.get().generating === undefined) editSelected(editing);
  };
  const press = (event: KeyboardEvent<HTMLElement>) =>
    stepInOutline(editing, event, { key: blockKey, isOpen: hasHeadings && isOpen, hasHeadings, onToggle });
  return (
    <>
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
              {place}
            </span>
          </span>
          {words && <span className="truncate text-sm text-ink-soft">{words}</span>}
        </button>
        {hasHeadings && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Headings of ${label}, block ${place}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onToggle(blockKey, !isOpen)}
            className="flex w-8 shrink-0 cursor-pointer items-center justify-center gap-0.5 rounded-control text-xs text-ink-soft tabular-nums hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:w-11"
          >
            {!isOpen && <span aria-hidden>{headings.length}</span>}
            <ChevronRight
              aria-hidden
              className={cx("size-4 transition-transform duration-150", isOpen && "rotate-90")}
            />
          </button>
        )}
      </div>
      {hasHeadings && isOpen && <OutlineHeadings {...{ id, blockKey, label, headings }} />}
    </>
  );
});
