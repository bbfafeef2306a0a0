import { useSyncExternalStore } from "react";

/** The breakpoint from which an entry is shown beside the list. */
const WIDE = matchMedia("(min-width: 64rem)");

function subscribe(listener: () => void): () => void {
  WIDE.addEventListener("change", listener);
  return () => WIDE.removeEventListener("change", listener);
}

/** @returns whether list and entry fit beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => WIDE.matches);
