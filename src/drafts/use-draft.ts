import { useSyncExternalStore } from "react";
import type { DraftDocument } from "./document/document.ts";
import type { DocumentView } from "./document/document-view.ts";

/** Subscribes to a draft. @param pick selects a value: the component re-renders only when it changes (Object.is). */
export function useDraft<Value>(document: DraftDocument, pick: (view: DocumentView) => Value): Value {
  return useSyncExternalStore(document.subscribe, () => pick(document.view()));
}
