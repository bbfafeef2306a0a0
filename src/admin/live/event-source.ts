import type { LoggedOperation } from "#publishing";
import type { PageEvent, Person } from "./page-event.ts";

const RETRY_MS = 5000;

type Heard = { pageId: string; revision?: number; operations?: LoggedOperation[]; people?: Person[] };

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
    const hear = (name: string, make: (heard: Heard) => PageEvent) =>
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const heard = JSON.parse(data) as Heard;
        onEvent(heard.pageId, make(heard));
      });
    hear("operations", ({ revision = 0, operations = [] }) => ({ kind: "operations", revision, operations }));
    hear("presence", ({ people = [] }) => ({ kind: "presence", people }));
    hear("page", () => ({ kind: "status" }));
  };

  return { open, close: shut };
}
