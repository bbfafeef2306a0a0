import { useEffect, type RefObject } from "react";

/** Pages with more blocks than this contain those that are off screen; shorter ones gain nothing. */
const MIN_BLOCKS = 30;

/**
 * Contains a block of a long page while it is far off screen (`containOffscreen`).
 * @param part a child of the block's element.
 * @param content what the block is rendered from: when it changes, its height is measured again.
 */
export function useOffscreenContainment(part: RefObject<Element | null>, content: unknown, count: number): void {
  const isLong = count > MIN_BLOCKS;
  useEffect(() => {
    const blockElement = part.current?.parentElement;
    if (!blockElement || !isLong) return undefined;
    const stop = new AbortController();
    // Without a connection the block stays as it is.
    void import("./offscreen-containment.ts").then(
      ({ containOffscreen }) => containOffscreen(blockElement, stop.signal),
      () => {},
    );
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- rendered from other content, it may have another height
  }, [part, content, isLong]);
}
