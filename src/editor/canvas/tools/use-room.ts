import { useLayoutEffect, useState, type RefObject } from "react";
import { blockElementAt, isTool } from "../block-elements.ts";

type Area = { left: number; right: number; top: number; bottom: number };

/** The tools may overlap a line by this much, as its letters begin lower. */
const SLACK_PX = 6;
/** Elements that are visible without text. */
const DRAWN = "img, svg, video, canvas, iframe, input, button, select, textarea";

function isIn({ left, right, top, bottom }: Area, area: Area): boolean {
  return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
}

function isTextIn(text: Node, area: Area): boolean {
  if (!text.textContent?.trim()) return false;
  const range = text.ownerDocument?.createRange();
  range?.selectNodeContents(text);
  return [...(range?.getClientRects() ?? [])].some((rect) => isIn(rect, area));
}

/** Whether an element renders something in an area; what has no text, such as a background, doesn't count. */
function isDrawnIn(element: Element, area: Area): boolean {
  const rect = element.getBoundingClientRect();
  const hasBox = rect.width > 0 && rect.height > 0;
  if (isTool(element) || (hasBox && !isIn(rect, area))) return false;
  if (hasBox && element.matches(DRAWN)) return true;
  const isTextDrawn = [...element.childNodes].some((node) => node.nodeType === 3 && isTextIn(node, area));
  return isTextDrawn || [...element.children].some((child) => isDrawnIn(child, area));
}

function hasRoom(dock: HTMLElement): boolean {
  const blockElement = blockElementAt(dock);
  const tools = dock.querySelector<HTMLElement>(".bwe-toolbar");
  if (!blockElement || !tools) return false;
  const { top, right, height } = blockElement.getBoundingClientRect();
  const area = { left: right - tools.offsetWidth, right, top, bottom: top + tools.offsetHeight - SLACK_PX };
  return height > 2 * tools.offsetHeight && !isDrawnIn(blockElement, area);
}

/**
 * Tracks whether a block's tools have room inside its upper edge without covering anything.
 * @param dock holds the tools. @param content what the block is rendered from.
 */
export function useRoom(dock: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isRoom, setRoom] = useState(false);
  useLayoutEffect(() => {
    const view = dock.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    const measure = () => setRoom(dock.current !== null && hasRoom(dock.current));
    measure();
    view.addEventListener("resize", measure);
    return () => view.removeEventListener("resize", measure);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- rendered from other content, it may have other room
  }, [dock, content]);
  return isRoom;
}
