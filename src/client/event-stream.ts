const RETRY_MS = 5000;

type EventStreamOptions = {
  onState: (isLive: boolean) => void;
  /** Adds the listeners to each new connection. */
  listen: (source: EventSource) => void;
};

/** A stream of the server's events; it reconnects by itself. */
export type EventStream = {
  /** Listens to what a query of `GET /api/events` names, instead of the previous one. */
  open: (query: string) => void;
  close: () => void;
};

/** Creates a stream, closed until `open`. */
export function makeEventStream({ onState, listen }: EventStreamOptions): EventStream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function open(query: string): void {
    close();
    const opened = new EventSource(`/api/events?${query}`);
    source = opened;
    listen(opened);
    opened.addEventListener("open", () => onState(true));
    opened.addEventListener("error", () => {
      onState(false);
      // The browser doesn't retry what the server refuses.
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(() => open(query), RETRY_MS);
    });
  }

  return { open, close };
}
