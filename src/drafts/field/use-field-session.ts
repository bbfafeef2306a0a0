import { useEffect, useEffectEvent, useRef } from "react";
import type { DraftDocument } from "../document/document.ts";
import { newKey } from "../new-key.ts";

/**
 * Follows stays in a field. One that ends with the field itself, because Escape closed what it is in, becomes one step for undo.
 * @returns `begin` and `end`: call them on focus and blur; `current`: what to name the changes after.
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
