import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "./IconButton.tsx";

/** What an item of an ordered list is dragged by. */
export function DragHandle(props: ComponentProps<"span">) {
  return (
    <span
      {...props}
      aria-hidden
      className="grid min-h-9 w-6 shrink-0 cursor-grab touch-none place-items-center text-ink-soft active:cursor-grabbing pointer-coarse:min-h-11"
    >
      <GripVertical className="size-4" />
    </span>
  );
}

type MoveButtonsProps = {
  /** Of the item. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** @param by -1: up, 1: down. */
  onMove: (by: -1 | 1) => void;
};

/** Move an item of an ordered list by one. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        icon={<ArrowUp />}
        data-move="up"
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={<ArrowDown />}
        data-move="down"
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}
