const NAME = "blockwright-editor-";
/** Where the browser has no locks, a session that has written nothing for this long counts as gone. */
const GONE_MS = 180_000;

/** Holds a lock as long as this session lives, so that other tabs know. @returns a function that releases it. */
export function holdSession(clientId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Missing in an insecure context.
  if ("locks" in navigator) void navigator.locks.request(NAME + clientId, () => promise);
  return resolve;
}

/**
 * Calls back once a session is gone: immediately, or when its tab is closed. Until `signal` aborts, no other tab is notified.
 * @param writtenAt when it last wrote to the journal.
 */
export function whenGone(clientId: string, writtenAt: number, signal: AbortSignal, onGone: () => void): void {
  if (!("locks" in navigator)) {
    if (Date.now() - writtenAt > GONE_MS) onGone();
    return;
  }
  const held = () => {
    onGone();
    return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  };
  // Rejects with an AbortError when the signal comes first.
  void navigator.locks.request(NAME + clientId, { signal }, held).catch(() => {});
}
