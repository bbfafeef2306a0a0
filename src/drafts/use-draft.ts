import { useSyncExternalStore } from "react";
import type { DocumentView, DraftDocument } from "./document/document.ts";

/** Follows a draft. @param pick what of it is needed: the component re-renders only when this changes (Object.is). */
export function useDraft<Value>(document: DraftDocument, pick: (view: DocumentView) => Value): Value {
  return useSyncExternalStore(document.subscribe, () => pick(document.view()));
}
