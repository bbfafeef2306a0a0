import { useEffect, useState } from "react";
import { readHeadings, watchBlockElements, type HeadingsByKey } from "../canvas/page-headings.ts";
import { whenIdle } from "../when-idle.ts";
import { useUi } from "../state/editor-context.tsx";

const NONE: HeadingsByKey = new Map();

/** Tracks the headings of each block on the canvas, when the browser is idle. */
export function useHeadings(): HeadingsByKey {
  const page = useUi(({ canvasDocument }) => canvasDocument);
  const [headings, setHeadings] = useState(NONE);
  useEffect(() => {
    if (!page) return undefined;
    let known = NONE;
    let isAsked = false;
    let stopWaiting = () => {};
    const changed = new Set<Element>();
    const read = () => {
      isAsked = false;
      known = readHeadings(page, known, changed);
      changed.clear();
      setHeadings(known);
    };
    const readSoon = () => {
      if (!isAsked) stopWaiting = whenIdle(read);
      isAsked = true;
    };
    const stopWatching = watchBlockElements(page, (elements) => {
      for (const blockElement of elements) changed.add(blockElement);
      readSoon();
    });
    readSoon();
    return () => {
      stopWatching();
      stopWaiting();
    };
  }, [page]);
  return page ? headings : NONE;
}
