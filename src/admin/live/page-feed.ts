import { call } from "../call.ts";
import type { Connection, PageEvent, TabMessage } from "./page-event.ts";
import { newClientId } from "./client-id.ts";
import { startLeading, type Leader } from "./leader.ts";

const NAME = "blockwright-events";
const POLL_MS = 5000;
/** Without the leader's sign of life for so long a tab asks by itself. */
const TRUST_MS = 12_000;

type Handlers = { onEvent: (event: PageEvent) => void; onConnection: (connection: Connection) => void };
/** `heard`: the latest revision that is known to exist, also when its operations are missing yet. */
type Feed = Handlers & { pageId: string; revision: number; heard: number; liveUntil: number; isAsking: boolean };

/** This tab's part in the browser's one connection: it asks for pages, and leads when it is its turn. */
const tab = newClientId();
const feeds = new Set<Feed>();
let channel: BroadcastChannel | undefined;
let leader: Leader | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Follows a page: every change after `revision` is told once and in order, whichever way it comes.
 * @returns what ends that.
 */
export function followPage(pageId: string, revision: number, handlers: Handlers): () => void {
  const liveUntil = Date.now() + POLL_MS;
  const feed: Feed = { pageId, revision, heard: revision, liveUntil, isAsking: false, ...handlers };
  feeds.add(feed);
  start();
  wish();
  return () => {
    feeds.delete(feed);
    wish();
  };
}

function start(): void {
  timer ??= setInterval(tick, POLL_MS);
  // Both are missing where the page isn't served safely: then every tab asks by itself.
  if (channel || typeof BroadcastChannel === "undefined" || !("locks" in navigator)) return;
  channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(data));
  window.addEventListener("pagehide", () => tell({ type: "wish", from: tab, pages: [] }));
  window.addEventListener("pageshow", wish);
  // The lock is held until the tab closes; the next tab in the queue leads then.
  void navigator.locks.request(NAME, () => {
    leader = startLeading(tell);
    tell({ type: "ask" });
    return new Promise<never>(() => {});
  });
}

function tell(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(message);
  // A channel doesn't bring a tab its own messages.
  hear(message);
}

function wish(): void {
  const pages = new Map<string, number>();
  for (const { pageId, revision } of feeds) pages.set(pageId, Math.min(revision, pages.get(pageId) ?? Infinity));
  tell({ type: "wish", from: tab, pages: [...pages] });
}

function hear(message: TabMessage): void {
  leader?.hear(message);
  if (message.type === "ask") wish();
  if (message.type === "event") for (const feed of feedsOf(message.pageId)) receive(feed, message.event);
  if (message.type === "state") hearState(message);
}

function hearState({ isLive, pages, people }: Extract<TabMessage, { type: "state" }>): void {
  for (const feed of feeds) {
    if (!pages.includes(feed.pageId)) continue;
    feed.liveUntil = isLive ? Date.now() + TRUST_MS : 0;
    feed.onConnection(isLive ? "live" : "polling");
    const present = people[feed.pageId];
    if (present) feed.onEvent({ kind: "presence", people: present });
  }
}

function feedsOf(pageId: string): Feed[] {
  return [...feeds].filter((feed) => feed.pageId === pageId);
}

function receive(feed: Feed, event: PageEvent): void {
  if (event.kind !== "operations") {
    feed.onEvent(event);
    return;
  }
  feed.heard = Math.max(feed.heard, event.revision);
  if (event.revision <= feed.revision) return;
  const operations = event.operations.filter(({ revision }) => revision > feed.revision);
  // Each revision has operations: without those of the next one something was missed.
  if (operations[0]?.revision !== feed.revision + 1) {
    void ask(feed);
    return;
  }
  feed.revision = event.revision;
  feed.onEvent({ ...event, operations });
}

function tick(): void {
  wish();
  for (const feed of feeds) {
    if (Date.now() <= feed.liveUntil) continue;
    feed.onConnection("polling");
    feed.onEvent({ kind: "status" });
    void ask(feed);
  }
}

/** Reads what was accepted since the revision that a feed has; again, where more was heard of meanwhile. */
async function ask(feed: Feed): Promise<void> {
  if (feed.isAsking) return;
  feed.isAsking = true;
  const { revision } = feed;
  try {
    const asked = { params: { id: feed.pageId }, query: { after: String(feed.revision) } };
    const answer = await call("GET /api/pages/:id/operations", asked);
    if (feeds.has(feed)) receive(feed, { kind: "operations", ...answer });
  } catch {
    // The next turn asks again.
  } finally {
    feed.isAsking = false;
  }
  if (feed.revision > revision && feed.revision < feed.heard) void ask(feed);
}
