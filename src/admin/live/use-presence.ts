import { useEffect, useEffectEvent } from "react";
import { call } from "../call.ts";

const TELL_MS = 20_000;
const SETTLE_MS = 250;

/** Someone's position: their tab, and the block. */
type Presence = { clientId: string; key?: string; isLeaving?: boolean };

/** Reports presence; failures are ignored, as the user can do nothing about them. */
function sendPresence(pageId: string | undefined, presence: Presence): void {
  if (pageId === undefined) return;
  void call("POST /api/pages/:id/presence", { params: { id: pageId }, body: presence, outlivesPage: true }).catch(
    () => {},
  );
}

/**
 * Shows others that the user is on a page, until they leave.
 * @param pageId undefined while there is nothing to report.
 * @param clientId the client id under which their changes are sent.
 * @param key the block that they are at.
 */
export function usePresence(pageId: string | undefined, clientId: string, key?: string): void {
  const come = useEffectEvent(() => sendPresence(pageId, { clientId, key }));
  useEffect(() => {
    const stay = () => come();
    const leave = () => sendPresence(pageId, { clientId, isLeaving: true });
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
  // Moving from block to block is reported once it settles.
  useEffect(() => {
    const timer = setTimeout(() => sendPresence(pageId, { clientId, key }), key === undefined ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pageId, clientId, key]);
}
