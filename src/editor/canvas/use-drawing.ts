import { useLayoutEffect } from "react";
import { keyOf } from "#publishing";
import type { JsonObject } from "#shared";
import { useEditor } from "../state/editor-context.tsx";
import { useCanvasStore } from "./canvas-state.tsx";

/** The most blocks that are drawn at once: more than fit on a screen. */
const AT_ONCE = 20;

/** @returns the keys of the blocks that are drawn at first. */
export function firstKeys(blocks: readonly JsonObject[]): string[] {
  return blocks.slice(0, AT_ONCE).map(keyOf);
}

/**
 * Draws the blocks of the page: a few at once; of many, those in view or asked for at once and the others when the browser
 * is idle (`drawLongPage`).
 */
export function useDrawing(page: Document, keys: readonly string[]): void {
  const { ui } = useEditor();
  const canvas = useCanvasStore();
  useLayoutEffect(() => {
    const { drawn } = canvas.get();
    const left = keys.filter((key) => !drawn.has(key));
    const drawAll = () => canvas.set({ drawn: new Set([...drawn, ...left]) });
    if (left.length === 0) return undefined;
    if (left.length <= AT_ONCE) return drawAll();
    const stop = new AbortController();
    void import("./draw-long-page.ts").then(
      ({ drawLongPage }) => drawLongPage(page, keys, { ui, canvas, signal: stop.signal }),
      drawAll,
    );
    return () => stop.abort();
  }, [page, canvas, ui, keys]);
}
