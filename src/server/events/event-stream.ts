/** The most bytes buffered for a slow reader; beyond that the stream ends, and the browser reconnects for the rest. */
const MAX_WAITING = 4_000_000;

/** A stream of server-sent events to one browser. */
export type EventStream = {
  response: Response;
  /** Sends an event. @param id the ID that the browser sends when it reconnects. */
  send: (event: string, data: unknown, id?: number) => void;
  /** Keeps the connection open through proxies. */
  comment: () => void;
  close: () => void;
};

/** Opens a stream. @param onClose is called once, whichever side closes it. */
export function openEventStream(onClose: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = () => {
    if (!controller) return;
    controller = undefined;
    onClose();
  };
  const body = new ReadableStream<Uint8Array>(
    { start: (made) => void (controller = made), cancel: end },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING }),
  );
  const close = () => {
    const open = controller;
    end();
    open?.close();
  };
  const write = (text: string) => {
    controller?.enqueue(encoder.encode(text));
    if ((controller?.desiredSize ?? 1) <= 0) close();
  };
  return {
    response: new Response(body, {
      headers: {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Accel-Buffering": "no",
      },
    }),
    send: (event, data, id) =>
      write(`event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
    comment: () => write(":\n\n"),
    close,
  };
}
