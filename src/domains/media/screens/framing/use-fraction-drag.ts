import { useRef, type PointerEvent, type RefObject } from "react";

/** How far the pointer has moved since it went down, and where it is, in fractions of the picture. */
export type Dragged = { dx: number; dy: number; x: number; y: number };

/**
 * Follows a pointer that went down on a part of a picture, also beyond its edges.
 * @param picture the element whose width and height count as 1.
 * @returns a function of what to do while the pointer moves; it gives the part's handlers.
 */
export function useFractionDrag(picture: RefObject<HTMLElement | null>) {
  const start = useRef<{ x: number; y: number; move: (dragged: Dragged) => void }>(undefined);

  function read({ clientX, clientY }: PointerEvent, from = { x: 0, y: 0 }): Dragged | undefined {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return undefined;
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    return { x, y, dx: x - from.x, dy: y - from.y };
  }

  return (begin: (at: Dragged) => (dragged: Dragged) => void) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const at = event.button === 0 ? read(event) : undefined;
      if (!at) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: at.x, y: at.y, move: begin(at) };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const dragged = start.current && read(event, start.current);
      if (!dragged) return;
      event.stopPropagation();
      start.current?.move(dragged);
    },
    onLostPointerCapture: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      start.current = undefined;
      // The arrow keys go on from there.
      currentTarget.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    },
  });
}
