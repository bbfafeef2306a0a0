import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { screenHeading } from "#ui/kit";

/** A screen that has put the focus into itself, such as into a form that it opened, keeps it. */
function focusHeading(): boolean {
  const heading = screenHeading();
  const focused = document.activeElement?.closest("main *");
  if (!focused?.checkVisibility()) heading?.focus();
  return heading !== null;
}

/** A screen that has loaded may replace the heading that it had while loading, and with it the focus. */
function refocusHeading(): void {
  if (document.activeElement === document.body) screenHeading()?.focus();
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
    return untilActed(focusHeading, refocusHeading);
  }, [pathname]);
}

/**
 * Tries now and after each change of the page until it succeeds, then calls `keep` after each further one, until the user
 * acts.
 * @returns a function that gives up.
 */
function untilActed(attempt: () => boolean, keep: () => void): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  let isDone = attempt();
  const observer = new MutationObserver(() => {
    if (isDone) keep();
    else isDone = attempt();
  });
  ended.signal.addEventListener("abort", () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ["keydown", "pointerdown"]) {
    document.addEventListener(act, stop, { signal: ended.signal, capture: true });
  }
  return stop;
}
