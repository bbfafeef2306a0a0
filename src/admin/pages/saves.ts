const queues = new Map<string, Promise<boolean>>();

/**
 * Runs what saves something of a page behind what is being saved there already: a later change knows what came of the one
 * before.
 * @param work never throws. @returns whether it is stored.
 */
export function enqueueSave(pageId: string, work: () => Promise<boolean>): void {
  const queue = settleSaves(pageId).then(async (isStored) => (await work()) && isStored);
  queues.set(pageId, queue);
  void queue.then(() => queues.get(pageId) === queue && queues.delete(pageId));
}

/** Waits for what is being saved of a page. @returns whether all of it is stored. */
export function settleSaves(pageId: string): Promise<boolean> {
  return queues.get(pageId) ?? Promise.resolve(true);
}
