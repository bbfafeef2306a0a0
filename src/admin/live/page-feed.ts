import { newKey } from "#shared";
import { call } from "../call.ts";
import { readDraft } from "../drafts/read-draft.ts";
import type { Connection, PageEvent, TabMessage } from "./page-event.ts";
import { startLeading, type Leader } from "./leader.ts";

const NAME = "blockwright-events";
const POLL_MS = 5000;
/** Without the leader's heartbeat for this long, a tab polls. */
const TRUST_MS = 12_000;

type Handlers = { onEvent: (event: PageEvent) => void; onConnection: (connection: Connection) => void };
/** `latest`: the latest revision known to exist, even if its operations are still missing. */
type Feed = Handlers & { pageId: string; revision: number; latest: number; liveUntil: number; isAsking: boolean };

/** This tab's id in the browser's one connection: it subscribes to pages, and leads when it is its turn. */
const tab = newKey();
const feeds = new Set<Feed>();
let channel: BroadcastChannel | undefined;
let leader: Leader | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Follows a page: every change after `revision` is reported once and in order, however it arrives; after too many changes
 * the draft is.
 * @returns a function that stops it.
 */
export function followPage(pageId: string, revision: number, handlers: Handlers): () => void {
  const liveUntil = Date.now() + POLL_MS;
  const feed: Feed = { pageId, revision, latest: revision, liveUntil, isAsking: false, ...handlers };
  feeds.add(feed);
  start();
  subscribe();
  return () => {
    feeds.delete(feed);
    subscribe();
  };
}

function start(): void {
  timer ??= setInterval(tick, POLL_MS);
  // Both are missing in an insecure context: then every tab polls.
  if (channel || typeof BroadcastChannel === "undefined" || !("locks" in navigator)) return;
  channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => handleMessage(data));
  window.addEventListener("pagehide", () => post({ type: "subscribe", from: tab, pages: [] }));
  window.addEventListener("pageshow", subscribe);
  // The lock is held until the tab closes; the next tab in the queue leads then.
  void navigator.locks.request(NAME, () => {
    leader = startLeading(post);
    post({ type: "resubscribe" });
    return new Promise<never>(() => {});
  });
}

function post(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(message);
  // A channel doesn't deliver a tab's own messages to it.
  handleMessage(message);
}

function subscribe(): void {
  const pages = new Map<string, number>();
  for (const { pageId, revision } of feeds) pages.set(pageId, Math.min(revision, pages.get(pageId) ?? Infinity));
  post({ type: "subscribe", from: tab, pages: [...pages] });
}

function handleMessage(message: TabMessage): void {
  leader?.handleMessage(message);
  if (message.type === "resubscribe") subscribe();
  if (message.type === "event") for (const feed of feedsOf(message.pageId)) receive(feed, message.event);
  if (message.type === "state") handleState(message);
}

function handleState({ isLive, pages, revisions, people }: Extract<TabMessage, { type: "state" }>): void {
  for (const feed of feeds) {
    if (!pages.includes(feed.pageId)) continue;
    feed.liveUntil = isLive ? Date.now() + TRUST_MS : 0;
    feed.onConnection(isLive ? "live" : "polling");
    feed.latest = Math.max(feed.latest, revisions?.[feed.pageId] ?? 0);
    if (feed.revision < feed.latest) void ask(feed);
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
  feed.latest = Math.max(feed.latest, event.revision);
  if (event.revision <= feed.revision) return;
  const operations = event.operations.filter(({ revision }) => revision > feed.revision);
  // Each revision has operations: if those of the next one are missing, something was missed, or is too much to be sent.
  if (!event.draft && operations[0]?.revision !== feed.revision + 1) {
    void ask(feed);
    return;
  }
  feed.revision = event.revision;
  feed.onEvent({ ...event, operations });
}

function tick(): void {
  subscribe();
  for (const feed of feeds) {
    if (Date.now() <= feed.liveUntil) continue;
    feed.onConnection("polling");
    feed.onEvent({ kind: "status" });
    void ask(feed);
  }
}

/** Reads what was accepted after a feed's revision; again, if more has arrived in the meantime. */
async function ask(feed: Feed): Promise<void> {
  if (feed.isAsking) return;
  feed.isAsking = true;
  const { revision } = feed;
  try {
    const asked = { params: { id: feed.pageId }, query: { after: String(feed.revision) } };
    const answer = await call("GET /api/pages/:id/operations", asked);
    const event = answer.mustReload ? { ...answer, ...(await readDraft(feed.pageId)) } : answer;
    if (feeds.has(feed)) receive(feed, { kind: "operations", ...event });
  } catch {
    // The next poll retries.
  } finally {
    feed.isAsking = false;
  }
  if (feed.revision > revision && feed.revision < feed.latest) void ask(feed);
}
