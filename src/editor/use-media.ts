import { useSyncExternalStore } from "react";

/** From this width on there is room for a panel beside what is edited. */
export const WIDE = "(min-width: 64rem)";

/** Subscribes to whether a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
  );
}
