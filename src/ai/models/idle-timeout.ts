/** The reason with which a stream that sent nothing for too long is aborted. */
export const IDLE_TIMEOUT = new Error("Request timed out.");

/**
 * Passes parts on and calls `onTimeout` when the next one takes longer than `limit` milliseconds. The clients' own timeout
 * ends when the response headers arrive. The time that the reader takes between parts doesn't count.
 */
export async function* withIdleTimeout<Part>(
  parts: AsyncIterable<Part>,
  limit: number,
  onTimeout: () => void,
): AsyncGenerator<Part> {
  const source = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(onTimeout, limit);
      const next = await source.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await source.return?.();
  }
}
