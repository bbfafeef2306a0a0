import { SLICE_BYTES, slicesOf } from "./slice-body.server.ts";

/** The interval at which one of the streams is flushed. */
const FLUSH_MS = 2;

/** The flush functions of all streams that hold something back, in the order of flushing. */
const pending = new Set<() => void>();
let timer: NodeJS.Timeout | undefined;

function flushNext(): void {
  const [flush] = pending;
  flush?.();
  timer = pending.size > 0 ? setTimeout(flushNext, FLUSH_MS) : undefined;
}

function schedule(flush: () => void): void {
  pending.add(flush);
  timer ??= setTimeout(flushNext, FLUSH_MS);
}

/**
 * Coalesces the chunks of a stream: the first passes at once, then all that arrived until this stream is flushed, the last
 * with the end. A lone stream is flushed within milliseconds, one of fifty every tenth of a second; a full slice passes at
 * once. Nothing is read ahead of a slow reader.
 */
function coalesce(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const slices = slicesOf(reader);
  let size = 0;
  let held: Uint8Array[] = [];
  let flush = () => {};
  let isFirst = true;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        flush = () => {
          pending.delete(flush);
          if (held.length > 0) controller.enqueue(Buffer.concat(held));
          held = [];
          size = 0;
        };
      },
      pull: async (controller) => {
        try {
          do {
            const { done, value } = await slices.next();
            if (done) {
              flush();
              return controller.close();
            }
            held.push(value);
            size += value.length;
            if (isFirst || size >= SLICE_BYTES) flush();
            else schedule(flush);
            isFirst = false;
          } while (held.length > 0 && controller.desiredSize === 0);
        } catch (error) {
          flush();
          void reader.cancel(error).catch(() => {});
          throw error;
        }
      },
      cancel: async (reason) => {
        held = [];
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** No provider replies with a web page: the address leads elsewhere, such as to a sign-in page. */
function isWebPage({ headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get("Content-Type") ?? "");
}

/**
 * Fetches for the clients of all providers. Each chunk of a reply costs work at every step on its way to the caller: when
 * many replies arrive at once, chunks travel together, so that visitors don't wait behind them. A web page counts as 404.
 */
export const fetchCoalesced: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.ok && isWebPage(answer)) {
    await answer.body?.cancel();
    return new Response("The address answers with a web page.", { status: 404 });
  }
  return answer.ok && answer.body ? new Response(coalesce(answer.body), answer) : answer;
};
