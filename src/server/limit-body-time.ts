import type { IncomingMessage, ServerResponse } from "node:http";

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/** A poor mobile line sends more (128 kbit/s): over it the largest file that visitors may send takes ten minutes. */
const SLOWEST_BYTES_PER_MS = 16;
/** The shortest wait between two looks at what has arrived. */
const LOOK_MS = 100;

const hasBody = ({ headers }: IncomingMessage) => "content-length" in headers || "transfer-encoding" in headers;

/**
 * Ends a request, with 408 where it has no answer yet, once its body has been waited for longer than `limitMs` and the time
 * that a slow line needs for what has arrived. Time in which the server doesn't read doesn't count: an import takes in a
 * file no faster than it stores the rows.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, limitMs: number): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const begun = socket.bytesRead;
  let waited = 0;
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined = setTimeout(look, limitMs);

  function leftMs(): number {
    return limitMs + (socket.bytesRead - begun) / SLOWEST_BYTES_PER_MS - waited;
  }
  function stop(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    waited += performance.now() - since;
  }
  function start(): void {
    if (timer !== undefined || request.complete) return;
    since = performance.now();
    timer = setTimeout(look, Math.max(leftMs(), LOOK_MS));
  }
  function look(): void {
    stop();
    if (leftMs() > 0) start();
    else if (!request.complete) end();
  }
  function end(): void {
    if (response.headersSent) socket.destroy();
    else socket.end(TOO_SLOW, () => socket.destroy());
  }

  request.on("pause", stop);
  request.on("resume", start);
  request.on("close", stop);
}
