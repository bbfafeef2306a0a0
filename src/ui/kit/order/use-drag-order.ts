import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from "react";

/** The item below which, or above which, a pointer is: the one whose middle it has passed. */
function indexAt(items: readonly Element[], y: number): number {
  const below = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below === -1 ? items.length : below;
}

/**
 * Lets the items of a list be dragged by their handles; the list shows the new order at once.
 * @param list holds the items as its children.
 * @param move takes an item's index and the index that it gets.
 * @returns the index of the dragged item, and the props of the list and of an item's handle.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const at = useRef<number>(undefined);
  const set = (index: number | undefined) => {
    at.current = index;
    setDragged(index);
  };
  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // Not the handle: it would lose the pointer when its item is moved in the document.
      list.current?.setPointerCapture(event.pointerId);
      set(index);
    },
    // Otherwise text would be selected on the way, and the next drag would drag that.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  });
  const listProps = {
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const from = at.current;
      if (from === undefined || !list.current) return;
      const before = indexAt([...list.current.children], clientY);
      const to = before > from ? before - 1 : before;
      if (to === from) return;
      set(to);
      move(from, to);
    },
    onLostPointerCapture: () => set(undefined),
    style: dragged === undefined ? undefined : { cursor: "grabbing" },
  };
  return { dragged, listProps, handleProps };
}
