import { useSyncExternalStore } from "react";
import type { DraftDocument } from "../document/document.ts";
import { unstoredTexts } from "./unstored-texts.ts";

/**
 * Subscribes to the fields with a typed text that can't be stored.
 * @param pick derives a primitive from their addresses: the component re-renders only when that changes.
 */
export function useUnstoredFields<Value extends string | undefined>(
  document: DraftDocument,
  pick: (addresses: readonly string[]) => Value,
): Value {
  const { addresses, subscribe } = unstoredTexts(document);
  return useSyncExternalStore(subscribe, () => pick(addresses()));
}
