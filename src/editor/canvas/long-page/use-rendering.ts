import { useLayoutEffect } from "react";
import { keyOf } from "#publishing";
import type { JsonObject } from "#shared";
import { useEditor } from "../../state/editor-context.tsx";
import { useCanvasStore } from "../canvas-state.tsx";

/** The most blocks that are rendered at once: more than fit on a screen. */
const AT_ONCE = 20;

/** @returns the keys of the blocks that are rendered at first. */
export function firstKeys(blocks: readonly JsonObject[]): string[] {
  return blocks.slice(0, AT_ONCE).map(keyOf);
}

/**
 * Renders the blocks of the page: a few at once; of many, those in view or asked for at once and the others when the browser
 * is idle (`renderLongPage`).
 */
export function useRendering(page: Document, keys: readonly string[]): void {
  const { ui } = useEditor();
  const canvas = useCanvasStore();
  useLayoutEffect(() => {
    const { rendered } = canvas.get();
    const left = keys.filter((key) => !rendered.has(key));
    const renderAll = () => canvas.set({ rendered: new Set([...rendered, ...left]) });
    if (left.length === 0) return undefined;
    if (left.length <= AT_ONCE) return renderAll();
    const stop = new AbortController();
    void import("./render-long-page.ts").then(
      ({ renderLongPage }) => renderLongPage(page, keys, { ui, canvas, signal: stop.signal }),
      renderAll,
    );
    return () => stop.abort();
  }, [page, canvas, ui, keys]);
}
