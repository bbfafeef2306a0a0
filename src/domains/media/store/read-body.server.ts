import type { Readable } from "node:stream";

/**
 * Passes on a body, which fails when its source is silent for too long while the reader waits. A slow reader doesn't make
 * it fail: nothing is asked of the source meanwhile.
 */
export function failWhenIdle(body: ReadableStream<Uint8Array>, idleMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const silence = new Error(`nothing arrived for ${idleMs / 1000} s`);
  let isSilent = false;
  const giveUp = () => {
    isSilent = true;
    void reader.cancel(silence).catch(() => {});
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const timer = setTimeout(giveUp, idleMs);
      try {
        const { done, value } = await reader.read();
        if (isSilent) throw silence;
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Reads a body of limited size. @returns undefined for a longer one, which is cancelled. */
export async function readLimited(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Gives a stream of Node as one of the web's, as its reader asks for it. It is opened for the first part: a body that nobody
 * reads, as the answer to a visitor who has left, holds no file open.
 */
export function bodyOf(open: () => Readable): ReadableStream<Uint8Array> {
  let source: Readable | undefined;
  let parts: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        source ??= open();
        parts ??= source.iterator()[Symbol.asyncIterator]();
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void source?.destroy(),
    },
    { highWaterMark: 0 },
  );
}
