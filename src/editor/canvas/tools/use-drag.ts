import { useCallback, type PointerEvent as ReactPointerEvent } from "react";
import type { Edges } from "../../drag/drop-position.ts";
import { followDrag, type DragArea } from "../../drag/follow-drag.ts";
import { draggedWith } from "../../shortcuts/commands.ts";
import { isBusy } from "../../state/busy.ts";
import { useEditor } from "../../state/editor-context.tsx";
import { blockElements } from "../block-elements.ts";
import { useCanvasStore } from "../canvas-state.tsx";

/**
 * Measures the blocks' edges on the page. A sticky one counts where it would be without sticking: right after the block
 * before it.
 */
function measureEdges(page: Document): Edges[] {
  const view = page.defaultView;
  const scrolled = view?.scrollY ?? 0;
  let bottom = 0;
  return blockElements(page).map((blockElement, index) => {
    const rect = blockElement.getBoundingClientRect();
    const isSticky = view?.getComputedStyle(blockElement).position === "sticky";
    const top = isSticky && index > 0 ? bottom : rect.top + scrolled;
    bottom = top + rect.height;
    return { key: blockElement.dataset.blockKey ?? "", top, bottom };
  });
}

function pageOf(handle: HTMLElement): DragArea | undefined {
  const page = handle.ownerDocument;
  const view = page.defaultView;
  return view
    ? {
        measure: () => measureEdges(page),
        toEdgeY: (y) => y + view.scrollY,
        seen: () => ({ top: 0, bottom: view.innerHeight }),
        scrollBy: (top) => view.scrollBy({ top, behavior: "instant" }),
      }
    : undefined;
}

/** @returns the handler of a block's grip, which starts dragging the block, alone or with the selection. */
export function useDrag(key: string) {
  const editing = useEditor();
  const canvas = useCanvasStore();
  return useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      const { currentTarget, nativeEvent } = event;
      const area = pageOf(currentTarget);
      if (event.button !== 0 || isBusy(editing.ui.get()) || !area) return;
      event.preventDefault();
      const dragged = draggedWith(key, editing);
      followDrag(currentTarget, nativeEvent, dragged, area, {
        onBegin: () => canvas.set({ dragged, gap: undefined }),
        onMove: (drop) => canvas.set({ drop }),
        onEnd: (drop) => {
          canvas.set({ dragged: [], drop: undefined });
          if (drop) editing.actions.moveAllAfter(dragged, drop.after);
        },
      });
    },
    [key, editing, canvas],
  );
}
