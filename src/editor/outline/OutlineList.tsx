import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import type { OutlineEntry } from "#publishing";
import type { HeadingsByKey, PageHeading } from "../canvas/page-headings.ts";
import { useUi } from "../state/editor-context.tsx";
import type { Store } from "../state/store.ts";
import { innerHeadings, type InnerHeading } from "./inner-headings.ts";
import { OutlineRow } from "./OutlineRow.tsx";
import { rowOf } from "./step-in-outline.ts";
import { useOutlineDrag, type OutlineDrag } from "./use-outline-drag.ts";

const NO_HEADINGS: readonly InnerHeading[] = [];
/** Headings start expanded where they don't push the order of the blocks out of view. */
const MAX_SHOWN = 6;
const MAX_BLOCKS_SHOWN = 40;

/** @returns a function that finds the headings below an entry; the same list as long as entry and headings are the same. */
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

/** Which blocks show their headings: those with a few at first, then each as it was expanded or collapsed. */
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

/** The entries of the outline with their headings: arrow keys select, with Shift several; dragging moves. */
export function OutlineList({ entries, headings }: OutlineListProps) {
  const selection = useUi((state) => state.selection);
  const list = useRef<HTMLOListElement>(null);
  const innerOf = useInnerHeadings(headings);
  const { isOpen, toggle } = useFolding(entries.length);
  const drag = useOutlineDrag(list);
  const dragged = useSyncExternalStore(drag.store.subscribe, () => drag.store.get().dragged);
  useFollowSelection(list, selection.at(-1) ?? "");
  const selected = new Set(selection);
  const stop = (entries.find(({ key }) => selected.has(key)) ?? entries[0])?.key;
  return (
    <div className="relative">
      <ol ref={list} aria-label="Blocks" className="py-1">
        {entries.map((entry, index) => {
          const { key, label, words } = entry;
          const inner = innerOf(entry);
          return (
            <OutlineRow
              key={key}
              blockKey={key}
              label={label}
              words={words}
              position={index + 1}
              isSelected={selected.has(key)}
              isStop={key === stop}
              headings={inner}
              isOpen={isOpen(key, inner)}
              onToggle={toggle}
              isDragged={dragged.includes(key)}
              onDrag={drag.start}
            />
          );
        })}
      </ol>
      <DropLine store={drag.store} />
    </div>
  );
}

/** Where the dragged blocks would go, and their number. */
function DropLine({ store }: { store: Store<OutlineDrag> }) {
  const { dragged, top } = useSyncExternalStore(store.subscribe, store.get);
  if (top === undefined) return null;
  return (
    <div
      className="pointer-events-none absolute inset-x-2 z-1 h-0.5 -translate-y-px rounded-full bg-brand"
      style={{ top }}
    >
      {dragged.length > 1 && (
        <span className="absolute end-0 -top-2.5 rounded-full bg-brand px-2 text-xs font-semibold text-on-brand">
          {dragged.length} blocks
        </span>
      )}
    </div>
  );
}

/** Scrolls the selected block's entry into view; it takes over the focus from a removed one. */
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
