import { useEffect } from "react";
import { CLIENT_ID } from "./client-id.ts";

const TELL_MS = 20_000;

/** Tells that somebody is there; that it can't be told now is nothing that they could mend. */
function tell(pageId: string, presence: { key?: string; isLeaving?: boolean }): void {
  void fetch(`/api/pages/${encodeURIComponent(pageId)}/presence`, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ clientId: CLIENT_ID, ...presence }),
  }).catch(() => {});
}

/** Shows others that this tab is on a page, until it leaves. @param key the block that it is at. */
export function usePresence(pageId: string, key?: string): void {
  useEffect(() => {
    const come = () => tell(pageId, { key });
    const leave = () => tell(pageId, { isLeaving: true });
    come();
    const timer = setInterval(come, TELL_MS);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", come);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", come);
      leave();
    };
  }, [pageId, key]);
}
