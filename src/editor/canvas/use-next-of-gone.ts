import { useLayoutEffect, useRef } from "react";
import { useEditor } from "../state/editor-context.tsx";

/**
 * Selects the block beside one that had the focus and is gone, because undo took it back or someone else removed it, so
 * that the keyboard continues there.
 */
export function useNextOfGone(page: Document, keys: readonly string[]): void {
  const { ui, actions } = useEditor();
  const before = useRef(keys);
  useLayoutEffect(() => {
    const order = before.current;
    before.current = keys;
    const { selection } = ui.get();
    const index = order.findIndex((key) => selection.includes(key));
    if (index === -1 || selection.some((key) => keys.includes(key))) return;
    if (!page.hasFocus() || page.activeElement !== page.body) return;
    const isThere = (key: string) => keys.includes(key);
    const next = order.slice(index).find(isThere) ?? order.slice(0, index).findLast(isThere);
    if (next !== undefined) actions.select([next]);
  }, [page, keys, ui, actions]);
}
