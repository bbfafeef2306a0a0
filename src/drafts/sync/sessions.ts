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

/** When a session last wrote to the journal, in epoch milliseconds; undefined where nothing of it is left there. */
type ReadWrittenAt = () => Promise<number | undefined>;

async function whenSilent(readWrittenAt: ReadWrittenAt, signal: AbortSignal, onGone: () => void): Promise<void> {
  const writtenAt = await readWrittenAt().catch(() => undefined);
  if (writtenAt === undefined || signal.aborted) return;
  const left = writtenAt + GONE_MS - Date.now();
  if (left < 0) return onGone();
  const timer = setTimeout(() => void whenSilent(readWrittenAt, signal, onGone), left + 1);
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** Calls back once a session is gone: immediately, or when its tab is closed. Until `signal` aborts, no other tab is notified. */
export function whenGone(
  clientId: string,
  readWrittenAt: ReadWrittenAt,
  signal: AbortSignal,
  onGone: () => void,
): void {
  if (!("locks" in navigator)) {
    void whenSilent(readWrittenAt, signal, onGone);
    return;
  }
  const held = () => {
    onGone();
    return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  };
  // Rejects with an AbortError when the signal comes first.
  void navigator.locks.request(NAME + clientId, { signal }, held).catch(() => {});
}
