/** A text of the page and the place in it. */
export type TextPlace = { node: Text; offset: number };

type Point = { clientX: number; clientY: number; target: EventTarget | null };

/** @returns the text that was clicked, and between which of its letters. */
export function textAt(page: Document, { clientX, clientY, target }: Point): TextPlace | undefined {
  const caret = page.caretPositionFromPoint?.(clientX, clientY);
  const range = caret ? undefined : page.caretRangeFromPoint?.(clientX, clientY);
  const node = caret?.offsetNode ?? range?.startContainer;
  if (node?.nodeType !== 3) return undefined;
  // Beside a text the browser still names the nearest one: it counts only inside its own element.
  const isHit = node.parentNode === target || isInside(page, node, clientX, clientY);
  return isHit ? { node: node as Text, offset: caret?.offset ?? range?.startOffset ?? 0 } : undefined;
}

function isInside(page: Document, node: Node, x: number, y: number): boolean {
  const range = page.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()];
  return rects.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}
