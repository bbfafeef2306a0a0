/** Why a stream was stopped that sent nothing for too long. */
export const SILENT = new Error("Request timed out.");

/**
 * Passes parts on and calls `giveUp` when the next one takes longer than `limit` milliseconds. The clients' own time-out
 * ends with the answer's headers. The time that the reader takes between parts doesn't count.
 */
export async function* limitSilence<Part>(
  parts: AsyncIterable<Part>,
  limit: number,
  giveUp: () => void,
): AsyncGenerator<Part> {
  const source = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(giveUp, limit);
      const next = await source.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await source.return?.();
  }
}
