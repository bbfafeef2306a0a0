import { useEffect } from "react";

/** Calls something whenever the user comes back to this tab: data may have been changed in another one. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = () => document.visibilityState === "visible" && onReturn();
    document.addEventListener("visibilitychange", look, { signal: stop.signal });
    return () => stop.abort();
  }, [onReturn]);
}
