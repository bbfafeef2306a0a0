import { blockElementAt, isTool } from "../block-elements.ts";
import { asRendered, type Occurrence } from "./plain-texts.ts";

/** A text of the page and the selected range of its characters; with `from` equal to `to` a caret. */
export type TextRange = { node: Text; from: number; to: number };

type Point = { clientX: number; clientY: number; target: EventTarget | null };

function isText(node: Node | null | undefined): node is Text {
  // A node of the canvas belongs to another window, so instanceof says nothing.
  return node?.nodeType === 3;
}

/** @returns the text that was clicked, and the caret in it. */
export function textAt(page: Document, { clientX, clientY, target }: Point): TextRange | undefined {
  const caret = page.caretPositionFromPoint?.(clientX, clientY);
  const range = caret ? undefined : page.caretRangeFromPoint?.(clientX, clientY);
  const node = caret?.offsetNode ?? range?.startContainer;
  // The words shown in place of a picture aren't text of the page.
  if (!isText(node) || node.parentElement?.matches(".image-empty")) return undefined;
  // For a click beside a text the browser returns the nearest one: it counts only inside its own element.
  const isHit = node.parentNode === target || isInside(page, node, clientX, clientY);
  const offset = caret?.offset ?? range?.startOffset ?? 0;
  return isHit ? { node, from: offset, to: offset } : undefined;
}

function isInside(page: Document, node: Node, x: number, y: number): boolean {
  const range = page.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()];
  return rects.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** @returns the selected text; undefined without a selection, or when it spans several texts. */
export function selectedText(page: Document): TextRange | undefined {
  const selection = page.getSelection();
  const range = selection?.isCollapsed === false ? selection.getRangeAt(0) : undefined;
  const node = range?.commonAncestorContainer;
  return range && isText(node) ? { node, from: range.startOffset, to: range.endOffset } : undefined;
}

/** Whether a text is part of formatted text, which is one field, whatever its parts say. */
export function isFormatted(node: Node): boolean {
  return Boolean(node.parentElement?.closest(".content-text"));
}

/** @returns which one a text is among the equal texts of its block; formatted ones don't count. */
export function occurrenceOf(node: Text): Occurrence {
  const blockElement = blockElementAt(node.parentElement);
  const walker = blockElement && node.ownerDocument.createTreeWalker(blockElement, NodeFilter.SHOW_TEXT);
  const wanted = asRendered(node.data);
  const same: Node[] = [];
  for (let next = walker?.nextNode(); next; next = walker?.nextNode()) {
    const isOther = isTool(next.parentElement) || isFormatted(next);
    if (!isOther && asRendered(next.textContent ?? "") === wanted) same.push(next);
  }
  return { index: same.indexOf(node), count: same.length };
}
