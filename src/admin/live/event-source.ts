import { makeEventStream } from "#client";
import type { LoggedOperation } from "#publishing";
import type { PageEvent, Person } from "./page-event.ts";

type Payload = { pageId: string; revision?: number; operations?: LoggedOperation[]; people?: Person[] };

type SourceOptions = {
  onEvent: (pageId: string, event: PageEvent) => void;
  onState: (isLive: boolean) => void;
};

/** The browser's one stream of pages' events. */
export type PageSource = {
  /** Listens to these pages from these revisions on, instead of the previous ones. */
  open: (pages: readonly (readonly [pageId: string, revision: number])[]) => void;
  close: () => void;
};

const EVENTS: Readonly<Record<string, (data: Payload) => PageEvent>> = {
  operations: ({ revision = 0, operations = [] }) => ({ kind: "operations", revision, operations }),
  presence: ({ people = [] }) => ({ kind: "presence", people }),
  page: () => ({ kind: "status" }),
};

/** Creates the stream, closed until `open`. */
export function makePageSource({ onEvent, onState }: SourceOptions): PageSource {
  const { open, close } = makeEventStream({
    onState,
    listen: (source) => {
      for (const [name, make] of Object.entries(EVENTS))
        source.addEventListener(name, ({ data }: MessageEvent<string>) => {
          const payload = JSON.parse(data) as Payload;
          onEvent(payload.pageId, make(payload));
        });
    },
  });
  return {
    open: (pages) => {
      if (pages.length === 0) return close();
      const ids = pages.map(([id]) => encodeURIComponent(id)).join(",");
      return open(`pages=${ids}&after=${pages.map(([, revision]) => revision).join(",")}`);
    },
    close,
  };
}
