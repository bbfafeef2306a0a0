import { createContext, useCallback, useContext, useRef, useState } from "react";
import { makePreviewQueue, type PreviewQueue } from "./preview-queue.ts";

const Context = createContext<PreviewQueue | undefined>(undefined);

/** Provides the queue to the previews inside a list. */
export const PreviewQueueProvider = Context.Provider;

/** @returns the queue of the surrounding list; undefined before the list is there. */
export function usePreviewQueue(): PreviewQueue | undefined {
  return useContext(Context);
}

/** Makes the queue of a list. @returns it, the element in which the list scrolls, and the ref of that element. */
export function useNewPreviewQueue() {
  const [queue, setQueue] = useState<PreviewQueue>();
  const list = useRef<HTMLElement>(null);
  const scroller = useCallback((element: HTMLElement | null) => {
    list.current = element;
    if (!element) return undefined;
    const made = makePreviewQueue(element);
    setQueue(made);
    return () => made.stop();
  }, []);
  return { queue, list, scroller };
}
