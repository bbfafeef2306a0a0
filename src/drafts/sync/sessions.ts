const NAME = "blockwright-editor-";
/** Where the browser has no locks, a session that wrote nothing for so long counts as gone. */
const GONE_MS = 180_000;

/** Holds a lock as long as this session lives, so that other tabs know. @returns what ends it. */
export function holdSession(clientId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Missing where the page isn't served safely.
  if ("locks" in navigator) void navigator.locks.request(NAME + clientId, () => promise);
  return resolve;
}

/**
 * Calls back once a session is gone: at once, or when its tab is closed. Until `signal` ends it nobody else is told so.
 * @param writtenAt when it wrote into the journal last.
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
  // Ends with an AbortError when the signal comes first.
  void navigator.locks.request(NAME + clientId, { signal }, held).catch(() => {});
}
