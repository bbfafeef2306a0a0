import { useEffect, useEffectEvent, useRef } from "react";
import { newKey } from "#shared";
import type { DraftDocument } from "../document/document.ts";

/**
 * Tracks field sessions, from focus to blur. One that ends because its field was closed with Escape becomes one undo step.
 * @returns `begin` and `end`: call them on focus and blur; `current`: the session's name for changes.
 */
export function useFieldSession(document: DraftDocument) {
  const session = useRef<string>(undefined);
  const close = useEffectEvent(() => {
    if (session.current !== undefined) document.endSession(session.current);
  });
  useEffect(() => () => close(), []);
  return {
    begin: () => {
      session.current ??= newKey();
    },
    end: () => {
      session.current = undefined;
    },
    current: () => session.current,
  };
}
