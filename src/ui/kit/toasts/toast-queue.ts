import type { toast as Library } from "sonner";

type Show = (library: typeof Library) => void;

let library: typeof Library | undefined;
const waiting: Show[] = [];
const listeners = new Set<() => void>();

/** Shows or dismisses a toast, at once or as soon as the toast area is loaded; in the order of the calls. */
export function show(toast: Show): void {
  if (library) return toast(library);
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Connects the toast area, which then shows all waiting toasts. */
export function deliverTo(loaded: typeof Library): void {
  library = loaded;
  for (const toast of waiting.splice(0)) toast(loaded);
}

/** Calls a listener whenever a toast is queued. @returns a function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns whether there has been a toast yet. */
export function isWanted(): boolean {
  return library !== undefined || waiting.length > 0;
}
