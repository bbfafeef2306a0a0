import { useCallback, useState, type PointerEvent, type RefObject } from "react";
import { followDrag, type DragArea } from "../drag/follow-drag.ts";
import { draggedWith } from "../shortcuts/commands.ts";
import { isBusy } from "../state/busy.ts";
import { useEditor } from "../state/editor-context.tsx";
import { makeStore } from "../state/store.ts";

/** The state of dragging in the outline: the dragged blocks, and the y of the line where they would go. */
export type OutlineDrag = { dragged: readonly string[]; top?: number };

function areaOf(list: HTMLElement): DragArea {
  const scroller = list.closest("[data-scroller]") ?? list;
  const from = () => list.getBoundingClientRect().top;
  return {
    measure: () => {
      const start = from();
      return [...list.querySelectorAll<HTMLElement>(":scope > [data-row]")].map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return { key: row.dataset.row ?? "", top: top - start, bottom: bottom - start };
      });
    },
    toEdgeY: (y) => y - from(),
    seen: () => scroller.getBoundingClientRect(),
    scrollBy: (top) => scroller.scrollBy({ top, behavior: "instant" }),
  };
}

/** Dragging in the outline: `start` is for the handle of a block's row; the whole selection moves along. */
export function useOutlineDrag(list: RefObject<HTMLElement | null>) {
  const editing = useEditor();
  const [store] = useState(() => makeStore<OutlineDrag>({ dragged: [] }));
  const start = useCallback(
    (event: PointerEvent<HTMLElement>, key: string) => {
      if (event.button !== 0 || isBusy(editing.ui.get()) || !list.current) return;
      event.preventDefault();
      const dragged = draggedWith(key, editing);
      followDrag(event.currentTarget, event.nativeEvent, dragged, areaOf(list.current), {
        onBegin: () => store.set({ dragged }),
        onMove: (drop) => store.set({ top: drop?.top }),
        onEnd: (drop) => {
          store.set({ dragged: [], top: undefined });
          if (drop) editing.actions.moveAllAfter(dragged, drop.after);
        },
      });
    },
    [editing, store, list],
  );
  return { store, start };
}
