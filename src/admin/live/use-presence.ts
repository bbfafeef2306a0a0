import { useEffect, useEffectEvent } from "react";
import { call } from "../call.ts";

const TELL_MS = 20_000;
const SETTLE_MS = 250;

/** Where somebody is: their tab, and the block. */
type Presence = { clientId: string; key?: string; isLeaving?: boolean };

/** Tells that somebody is there; that it can't be told now is nothing that they could mend. */
function tell(pageId: string, presence: Presence): void {
  void call("POST /api/pages/:id/presence", { params: { id: pageId }, body: presence, outlivesPage: true }).catch(
    () => {},
  );
}

/**
 * Shows others that somebody is on a page, until they leave.
 * @param clientId under which their changes are sent too.
 * @param key the block that they are at.
 */
export function usePresence(pageId: string, clientId: string, key?: string): void {
  const come = useEffectEvent(() => tell(pageId, { clientId, key }));
  useEffect(() => {
    const stay = () => come();
    const leave = () => tell(pageId, { clientId, isLeaving: true });
    const timer = setInterval(stay, TELL_MS);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", stay);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", stay);
      leave();
    };
  }, [pageId, clientId]);
  // Who goes from block to block is told where they stay.
  useEffect(() => {
    const timer = setTimeout(() => tell(pageId, { clientId, key }), key === undefined ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pageId, clientId, key]);
}
