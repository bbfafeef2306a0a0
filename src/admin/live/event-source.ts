import type { LoggedOperation } from "#publishing";
import type { PageEvent, Person } from "./page-event.ts";

const RETRY_MS = 5000;

type Payload = { pageId: string; revision?: number; operations?: LoggedOperation[]; people?: Person[] };

type SourceOptions = {
  onEvent: (pageId: string, event: PageEvent) => void;
  onState: (isLive: boolean) => void;
};

/** The browser's one stream of events; it reconnects by itself. */
export type PageSource = {
  /** Listens to these pages from these revisions on, instead of the previous ones. */
  open: (pages: readonly (readonly [pageId: string, revision: number])[]) => void;
  close: () => void;
};

/** Creates the stream, closed until `open`. */
export function makePageSource({ onEvent, onState }: SourceOptions): PageSource {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const shut = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const open: PageSource["open"] = (pages) => {
    shut();
    if (pages.length === 0) return;
    const ids = pages.map(([id]) => encodeURIComponent(id)).join(",");
    const after = pages.map(([, revision]) => revision).join(",");
    const opened = new EventSource(`/api/events?pages=${ids}&after=${after}`);
    source = opened;
    opened.addEventListener("open", () => onState(true));
    opened.addEventListener("error", () => {
      onState(false);
      // The browser doesn't retry what the server refuses.
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(() => open(pages), RETRY_MS);
    });
    const listen = (name: string, make: (data: Payload) => PageEvent) =>
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const payload = JSON.parse(data) as Payload;
        onEvent(payload.pageId, make(payload));
      });
    listen("operations", ({ revision = 0, operations = [] }) => ({ kind: "operations", revision, operations }));
    listen("presence", ({ people = [] }) => ({ kind: "presence", people }));
    listen("page", () => ({ kind: "status" }));
  };

  return { open, close: shut };
}
