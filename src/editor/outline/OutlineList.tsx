import { DndContext, PointerSensor, closestCenter, useSensor, useSensors, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { OutlineEntry } from "#publishing";
import type { HeadingsByKey, PageHeading } from "../canvas/page-headings.ts";
import { draggedWith } from "../shortcuts/commands.ts";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { innerHeadings, type InnerHeading } from "./inner-headings.ts";
import { OutlineRow } from "./OutlineRow.tsx";
import { placeAfter } from "./place-after.ts";
import { rowOf } from "./step-in-outline.ts";

const NO_HEADINGS: readonly InnerHeading[] = [];
/** Headings are shown from the start where they leave the order of the blocks in sight. */
const MAX_SHOWN = 6;
const MAX_BLOCKS_SHOWN = 40;

/** @returns what finds the headings below an entry; the same list as long as entry and headings are the same. */
function useInnerHeadings(headings: HeadingsByKey): (entry: OutlineEntry) => readonly InnerHeading[] {
  const [known] = useState(
    () => new WeakMap<readonly PageHeading[], { words: string; inner: readonly InnerHeading[] }>(),
  );
  return (entry) => {
    const all = headings.get(entry.key);
    if (!all) return NO_HEADINGS;
    const before = known.get(all);
    if (before?.words === entry.words) return before.inner;
    const inner = innerHeadings(entry, all);
    known.set(all, { words: entry.words, inner });
    return inner;
  };
}

/** Which blocks show their headings: few of them do from the start, then each as it was folded or unfolded. */
function useFolding(count: number) {
  const [isLong] = useState(count > MAX_BLOCKS_SHOWN);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const toggle = useCallback((key: string, isOpen: boolean) => {
    setChosen((before) => new Map(before).set(key, isOpen));
  }, []);
  const isOpen = (key: string, inner: readonly InnerHeading[]) =>
    chosen.get(key) ?? (!isLong && inner.length <= MAX_SHOWN);
  return { isOpen, toggle };
}

type OutlineListProps = { entries: readonly OutlineEntry[]; headings: HeadingsByKey };

/** The entries of the outline with their headings: arrow keys choose, with Shift several; dragging moves. */
export function OutlineList({ entries, headings }: OutlineListProps) {
  const editing = useEditor();
  const selection = useUi((state) => state.selection);
  const list = useRef<HTMLOListElement>(null);
  const [silence, setSilence] = useState<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const order = entries.map(({ key }) => key);
  const innerOf = useInnerHeadings(headings);
  const { isOpen, toggle } = useFolding(entries.length);
  useFollowSelection(list, selection.at(-1) ?? "");

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged([]);
    const key = String(active.id);
    const after = over ? placeAfter(order, key, String(over.id)) : undefined;
    if (after !== undefined) editing.actions.moveAllAfter(draggedWith(key, editing), after);
  };
  const stop = order.find((key) => selection.includes(key)) ?? order[0];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDragged(draggedWith(String(active.id), editing))}
      onDragCancel={() => setDragged([])}
      onDragEnd={drop}
      // The editor itself says what was moved.
      accessibility={{ container: silence ?? undefined }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label="Blocks" className="py-1">
          {entries.map((entry, index) => {
            const { key, label, words } = entry;
            const inner = innerOf(entry);
            const isAlong = dragged.includes(key);
            return (
              <OutlineRow
                key={key}
                blockKey={key}
                label={label}
                words={words}
                place={index + 1}
                isSelected={selection.includes(key)}
                isStop={key === stop}
                headings={inner}
                isOpen={isOpen(key, inner)}
                onToggle={toggle}
                isAlong={isAlong}
                along={isAlong ? dragged.length : 0}
              />
            );
          })}
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
