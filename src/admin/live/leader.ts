import { makePageSource } from "./event-source.ts";
import type { PageEvent, Person, TabMessage } from "./page-event.ts";

const STATE_MS = 5000;
/** A tab that hasn't renewed its subscription for this long is gone; hidden tabs run timers only once a minute. */
const TAB_GONE_MS = 180_000;
const GATHER_MS = 50;
/** The most pages on one stream (docs/api.md); tabs with further ones poll. */
const MAX_PAGES = 20;

type Subscription = { pages: Map<string, number>; at: number };

/** The tab that holds the browser's one stream and passes on what it brings. */
export type Leader = { handleMessage: (message: TabMessage) => void; stop: () => void };

/** Starts to lead and receives subscriptions from now on. @param post posts to every tab, including this one. */
export function startLeading(post: (message: TabMessage) => void): Leader {
  const subscriptions = new Map<string, Subscription>();
  const people: Record<string, Person[]> = {};
  /** What the stream has brought: a tab that subscribes to an open page may have missed it. */
  const revisions: Record<string, number> = {};
  let opened: string[] = [];
  let isLive = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const sendState = () => post({ type: "state", isLive, pages: opened, revisions, people });

  const source = makePageSource({
    onEvent: (pageId, event) => {
      note(pageId, event);
      post({ type: "event", pageId, event });
    },
    onState: (now) => {
      if (now === isLive) return;
      isLive = now;
      sendState();
    },
  });

  function note(pageId: string, event: PageEvent): void {
    if (event.kind === "presence") people[pageId] = event.people;
    if (event.kind !== "operations") return;
    revisions[pageId] = event.revision;
    for (const { pages } of subscriptions.values()) {
      if (pages.has(pageId)) pages.set(pageId, Math.max(event.revision, pages.get(pageId) ?? 0));
    }
  }

  /** Every page that a tab subscribes to, from the oldest revision that any of them has. */
  function subscribedPages(): Map<string, number> {
    const all = new Map<string, number>();
    for (const { pages } of subscriptions.values()) {
      for (const [id, revision] of pages) all.set(id, Math.min(revision, all.get(id) ?? Infinity));
    }
    return new Map([...all].slice(0, MAX_PAGES));
  }

  function update(): void {
    const pages = subscribedPages();
    const ids = [...pages.keys()].toSorted();
    if (ids.join() === opened.join()) return;
    opened = ids;
    // The people of a page without subscribers may be gone by the time someone subscribes again.
    for (const known of [people, revisions]) for (const id of Object.keys(known)) if (!pages.has(id)) delete known[id];
    source.open(ids.map((id) => [id, pages.get(id) ?? 0]));
  }

  function handleMessage(message: TabMessage): void {
    if (message.type !== "subscribe") return;
    if (message.pages.length === 0) subscriptions.delete(message.from);
    else subscriptions.set(message.from, { pages: new Map(message.pages), at: Date.now() });
    clearTimeout(gathering);
    gathering = setTimeout(update, GATHER_MS);
    sendState();
  }

  const timer = setInterval(() => {
    for (const [tab, { at }] of subscriptions) if (Date.now() - at > TAB_GONE_MS) subscriptions.delete(tab);
    update();
    sendState();
  }, STATE_MS);

  return {
    handleMessage,
    stop: () => {
      clearInterval(timer);
      clearTimeout(gathering);
      source.close();
    },
  };
}
