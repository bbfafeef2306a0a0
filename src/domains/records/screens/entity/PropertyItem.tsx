import { ChevronRight, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "#shared";
import { DragHandle, IconButton, MoveButtons } from "#ui/kit";
import { TYPE_NAMES } from "../values/type-names.ts";
import type { PropertyForm } from "./entity-form.ts";
import { PropertyFields } from "./PropertyFields.tsx";

type PropertyItemProps = ComponentProps<typeof PropertyFields> & {
  isOpen: boolean;
  onToggle: () => void;
  /** In the list, from 1. */
  position: number;
  /** Of all properties. */
  count: number;
  isDragged: boolean;
  handleProps: ComponentProps<"span">;
  /** @param by -1: up, 1: down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** What is special about a property, in a few words. */
function marksOf({ type, currency, isDisplay, isRequired, isSortable, isPrivate }: PropertyForm): string {
  const marks = [
    type === "money" ? `${TYPE_NAMES.money} (${currency})` : TYPE_NAMES[type],
    isDisplay && "identifies a row",
    isRequired && "required",
    isSortable && "sortable",
    isPrivate && "private",
  ];
  return marks.filter(Boolean).join(", ");
}

/** One property of an entity: its title, its tools, and its fields while it is open. */
export function PropertyItem(props: PropertyItemProps) {
  const { property, onToggle, position, count, isDragged, handleProps, onMove, onRemove, faults } = props;
  const isFaulty = Object.keys(faults).length > 0;
  const isOpen = props.isOpen || isFaulty;
  const title = property.title || "New property";
  return (
    <li
      aria-label={title}
      className={cx("rounded-control border bg-raised", isDragged ? "border-brand shadow-float" : "border-line")}
    >
      <div className="flex flex-wrap items-center gap-1 py-1 pe-1">
        <div className="flex min-w-0 flex-1 basis-36 items-center gap-1">
          <DragHandle {...handleProps} />
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-1.5 rounded-control ps-1 text-start hover:bg-hover pointer-coarse:min-h-11"
          >
            <ChevronRight
              aria-hidden
              className={cx("size-4 shrink-0 text-ink-soft transition-transform", isOpen && "rotate-90")}
            />
            <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
              <span
                className={cx(
                  "block font-medium wrap-anywhere sm:max-w-[60%] sm:shrink-0 sm:truncate",
                  isFaulty && "text-danger",
                )}
              >
                {title}
              </span>
              <span className="block text-sm text-ink-soft sm:truncate">{marksOf(property)}</span>
            </span>
          </button>
        </div>
        <div className="ms-auto flex gap-1">
          <MoveButtons name={title} {...{ position, count, onMove }} />
          <IconButton label={`Remove ${title}`} icon={<Trash2 />} danger onClick={onRemove} />
        </div>
      </div>
      {isOpen && <PropertyFields {...props} />}
    </li>
  );
}
