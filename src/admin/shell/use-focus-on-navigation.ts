import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A screen that has put the focus into itself, such as into a form that it opened, keeps it. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  const focused = document.activeElement?.closest("main *");
  if (!focused?.checkVisibility()) heading?.focus();
  return heading !== null;
}

/** After a navigation the focus moves to the new screen's heading, so that it is read aloud and Tab continues from there. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  // The start address only redirects to an area: nothing is shown there.
  const shown = useRef(pathname === "/admin" ? undefined : pathname);
  useEffect(() => {
    const before = shown.current;
    if (before === pathname || (before === undefined && pathname === "/admin")) return undefined;
    shown.current = pathname;
    if (before === undefined) return undefined;
    window.scrollTo({ top: 0, behavior: "instant" });
    return onceShown(focusHeading);
  }, [pathname]);
}

/** Tries now and after each change of the page until it succeeds or the user acts. @returns a function that gives up. */
function onceShown(attempt: () => boolean): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  ended.signal.addEventListener("abort", () => observer.disconnect());
  if (attempt()) return stop;
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ["keydown", "pointerdown"]) {
    document.addEventListener(act, stop, { signal: ended.signal, capture: true });
  }
  return stop;
}
