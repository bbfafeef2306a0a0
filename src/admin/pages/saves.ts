import { useSyncExternalStore } from "react";

const queues = new Map<string, Promise<boolean>>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether something of a page is being saved. */
export function useIsSaving(pageId: string): boolean {
  return useSyncExternalStore(subscribe, () => queues.has(pageId));
}

/**
 * Runs what saves something of a page behind what is being saved there already: a later change knows what came of the one
 * before.
 * @param work never throws. @returns whether it is stored.
 */
export function enqueueSave(pageId: string, work: () => Promise<boolean>): void {
  const queue = settleSaves(pageId).then(async (isStored) => (await work()) && isStored);
  queues.set(pageId, queue);
  tell();
  void queue.then(() => {
    if (queues.get(pageId) === queue) queues.delete(pageId);
    tell();
  });
}

/** Waits for what is being saved of a page. @returns whether all of it is stored. */
export function settleSaves(pageId: string): Promise<boolean> {
  return queues.get(pageId) ?? Promise.resolve(true);
}
