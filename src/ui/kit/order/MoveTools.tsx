import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useEffect, type ComponentProps } from "react";
import { announceMove, prepareAnnouncements } from "./announce.ts";
import { IconButton } from "../buttons/IconButton.tsx";

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
  /** Of the item in its list, from 1. */
  position: number;
  /** Of the items. */
  count: number;
  /** @param by -1: up, 1: down. */
  onMove: (by: -1 | 1) => void;
};

/** Move an item of an ordered list by one, and announce its new position. */
export function MoveButtons({ name, position, count, onMove }: MoveButtonsProps) {
  useEffect(prepareAnnouncements, []);
  const move = (by: -1 | 1) => {
    onMove(by);
    announceMove(name, position + by, count);
  };
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        icon={<ArrowUp />}
        data-move="up"
        disabled={position === 1}
        onClick={() => move(-1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={<ArrowDown />}
        data-move="down"
        disabled={position === count}
        onClick={() => move(1)}
      />
    </>
  );
}
