import type { IncomingMessage, ServerResponse } from "node:http";

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

const hasBody = ({ headers }: IncomingMessage) => "content-length" in headers || "transfer-encoding" in headers;

/**
 * Ends a request, with 408 where it has no answer yet, once its body has been waited for longer than `limitMs` in all. Time
 * in which the server doesn't read doesn't count: an import takes in a file no faster than it stores the rows.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, limitMs: number): void {
  if (!hasBody(request)) return;
  let left = limitMs;
  let since = performance.now();
  const end = () => {
    if (request.complete) return;
    const { socket } = request;
    if (response.headersSent) socket.destroy();
    else socket.end(TOO_SLOW, () => socket.destroy());
  };
  let timer: NodeJS.Timeout | undefined = setTimeout(end, left);
  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  request.on("pause", stop);
  request.on("resume", () => {
    if (timer !== undefined || request.complete) return;
    since = performance.now();
    timer = setTimeout(end, left);
  });
  request.on("close", stop);
}
