import { DndContext, PointerSensor, closestCenter, useSensor, useSensors, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { OutlineEntry } from "#publishing";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { OutlineRow } from "./OutlineRow.tsx";
import { placeAfter } from "./place-after.ts";
import { rowOf } from "./step-in-outline.ts";

/** The entries of the outline: arrow keys choose, with Shift several; dragging moves. */
export function OutlineList({ entries }: { entries: readonly OutlineEntry[] }) {
  const { actions } = useEditor();
  const selection = useUi((state) => state.selection);
  const list = useRef<HTMLOListElement>(null);
  const [silence, setSilence] = useState<HTMLElement | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const order = entries.map(({ key }) => key);
  useFollowSelection(list, selection.at(-1) ?? "");

  const drop = ({ active, over }: DragEndEvent) => {
    const after = over ? placeAfter(order, String(active.id), String(over.id)) : undefined;
    if (after !== undefined) actions.moveAfter(String(active.id), after);
  };
  const stop = order.find((key) => selection.includes(key)) ?? order[0];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      // The editor itself says what was moved.
      accessibility={{ container: silence ?? undefined }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label="Blocks" className="py-1">
          {entries.map(({ key, label, words }, index) => (
            <OutlineRow
              key={key}
              blockKey={key}
              label={label}
              words={words}
              place={index + 1}
              isSelected={selection.includes(key)}
              isStop={key === stop}
            />
          ))}
        </ol>
      </SortableContext>
      <div ref={setSilence} hidden />
    </DndContext>
  );
}

/** Brings the selected block's entry into view; it takes the focus over from one that was removed. */
function useFollowSelection(list: RefObject<HTMLOListElement | null>, key: string): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => {
      hadFocus.current = list.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);
  useEffect(() => {
    const row = list.current && rowOf(list.current, key);
    row?.scrollIntoView({ block: "nearest" });
    if (hadFocus.current && document.activeElement === document.body) row?.focus();
  }, [list, key]);
}
