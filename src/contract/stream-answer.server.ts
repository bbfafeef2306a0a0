import type { Logger } from "pino";

type Streamed = {
  chunks: AsyncGenerator<Uint8Array | string>;
  headers: Record<string, string>;
  log: Logger;
  /** The last chunk of an answer that fails, by its error; without one, the answer is cut off. */
  lastWords?: (error: unknown) => string;
};

/** Sends chunks, each made only when the reader asks for it, so that never more than one is in memory. A reader who leaves ends it. */
export function streamAnswer({ chunks, headers, log, lastWords }: Streamed): Response {
  const encoder = new TextEncoder();
  const bytes = (chunk: Uint8Array | string) => (typeof chunk === "string" ? encoder.encode(chunk) : chunk);
  let hasLeft = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await chunks.next();
          if (hasLeft) return;
          if (done) controller.close();
          else controller.enqueue(bytes(value));
        } catch (error) {
          log.error({ err: error }, "an answer failed while it was sent");
          if (hasLeft) return;
          if (lastWords === undefined) return controller.error(error);
          controller.enqueue(bytes(lastWords(error)));
          controller.close();
        }
      },
      cancel: async () => {
        hasLeft = true;
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no", ...headers },
  });
}

async function* inLines(values: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** Sends values as lines of JSON, each as soon as it is there. @param failed makes the last line of an answer that fails. */
export function streamLines(values: AsyncIterable<object>, log: Logger, failed: (error: unknown) => object): Response {
  const headers = { "Content-Type": "application/x-ndjson; charset=utf-8" };
  return streamAnswer({
    chunks: inLines(values),
    headers,
    log,
    lastWords: (error) => `${JSON.stringify(failed(error))}\n`,
  });
}
