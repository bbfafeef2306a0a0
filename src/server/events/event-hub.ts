import type { Logger } from "pino";
import type { Database } from "#db";
import type { AcceptedOperations } from "#publishing";
import type { Drafts } from "#publishing/server";
import { fail, failAt, parseJson, type Result } from "#shared";
import { openEventStream, type EventStream } from "./event-stream.ts";
import { People, type PresenceMessage } from "./people.ts";
import { endIfForeign, Sessions, type StreamOwner } from "./sessions.ts";
import { isTopic, TOPICS, Topics, type Topic } from "./topics.ts";

/** How often each session is checked and each of its streams kept open, in milliseconds. */
const ROUND_MS = 20_000;
const STEPS = 20;
/** The most simultaneous streams of one user in a process: a browser needs one, however many tabs it has. */
const MAX_STREAMS = 20;

/** A browser that follows a page, and the revision up to which it has been sent changes. */
type Listener = { stream: EventStream; sent: number; isReady: boolean };

/** What a browser subscribes to: pages, each with the revision that it has (without one, changes from now on), and topics. */
export type Subscription = { pages: { pageId: string; after?: number }[]; topics: Topic[] };

/** Sends browsers what happens, in any process, on the pages that they have open and to what they show (docs/api.md). */
export class EventHub {
  readonly #drafts: Drafts;
  readonly #database: Database;
  readonly #log: Logger;
  readonly #people = new People();
  readonly #topics = new Topics();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #sessions = new Sessions(STEPS);
  readonly #stops: (() => Promise<void>)[];
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database, drafts: Drafts, log: Logger) {
    this.#database = database;
    this.#drafts = drafts;
    this.#log = log;
    this.#stops = [
      database.listen(
        "draft_changed",
        (payload) => void this.#pump(payload.split(" ", 1)[0] ?? ""),
        () => this.#pumpAll(),
      ),
      database.listen(
        "page_status",
        (pageId) => this.#sendStatus(pageId),
        () => [...this.#listeners.keys()].forEach((pageId) => this.#sendStatus(pageId)),
      ),
      database.listen(
        "presence",
        (payload) => this.#receivePresence(payload),
        () => {},
      ),
      database.listen(
        "topic_changed",
        (topic) => isTopic(topic) && this.#topics.tell(topic),
        () => TOPICS.forEach((topic) => this.#topics.tell(topic)),
      ),
      database.listen(
        "user_changed",
        (userId) => void this.#endForeign(userId),
        () => void this.#endForeign(),
      ),
    ];
    this.#timer = setInterval(() => void this.#tick(), ROUND_MS / STEPS).unref();
  }

  /** Tells every process that a page has another name, path or status. */
  notifyPage(pageId: string): Promise<void> {
    return this.#database.notify("page_status", pageId);
  }

  /** Tells every process that a topic has changed. A lost message does no harm: browsers poll as well. */
  tellTopic(topic: Topic): void {
    this.#database
      .notify("topic_changed", topic)
      .catch((error: unknown) => this.#log.warn({ err: error, topic }, "browsers were not told of a change"));
  }

  /** Tells every process where a user is. */
  async tellPresence(pageId: string, person: Omit<PresenceMessage, "pageId">): Promise<void> {
    await this.#database.notify("presence", JSON.stringify({ pageId, ...person, name: person.name.slice(0, 200) }));
  }

  /**
   * Opens a stream. On pages it brings first what the browser missed and who is there, then everything as it happens; pages
   * that don't exist are left out. On topics it brings only that they have changed.
   * @param owner is checked from time to time, and at once when the user changes or one of their sessions ends; once they
   * may not stay, the stream ends.
   * @returns NOT_FOUND when none of the pages exists and no topic is followed; TOO_MANY when the user has too many streams: an older one isn't
   * ended instead, since its browser would reconnect and end another.
   */
  async open(
    subscription: Subscription,
    owner: StreamOwner,
  ): Promise<Response | Extract<Result<never, "NOT_FOUND" | "TOO_MANY">, { ok: false }>> {
    if (this.#sessions.countOf(owner.userId) >= MAX_STREAMS) {
      const message = `You have ${MAX_STREAMS} streams of events open already`;
      return failAt("TOO_MANY", message, { retryAfter: ROUND_MS / 1000 });
    }
    const own: [string, Listener][] = [];
    const stream = openEventStream(() => {
      this.#sessions.remove(stream, owner);
      this.#topics.leave(stream);
      for (const [pageId, listener] of own) this.#leave(pageId, listener);
    });
    this.#sessions.add(stream, owner);
    try {
      for (const topic of subscription.topics) this.#topics.follow(topic, stream);
      for (const { pageId, after } of subscription.pages) {
        // The first pages' events may have overflowed the stream.
        if (!this.#sessions.has(stream, owner)) break;
        const listener: Listener = { stream, sent: after ?? Number.MAX_SAFE_INTEGER, isReady: false };
        own.push([pageId, listener]);
        await this.#join(pageId, listener);
      }
    } catch (error) {
      stream.close();
      throw error;
    }
    if (subscription.topics.length > 0 || own.some(([, { isReady }]) => isReady)) return stream.response;
    stream.close();
    return fail("NOT_FOUND", "Page not found");
  }

  /** Ends every stream, so that the server can stop. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { streams } of this.#sessions.all()) for (const stream of streams) stream.close();
    await Promise.all(this.#stops.map((stop) => stop()));
  }

  /** Brings a new listener up to date; from then on it gets everything. It is removed when its page doesn't exist. */
  async #join(pageId: string, listener: Listener): Promise<void> {
    const listeners = this.#listeners.get(pageId) ?? new Set();
    this.#listeners.set(pageId, listeners.add(listener));
    if (await this.#catchUp(pageId, listener)) {
      // What was read of the page before may be out of date.
      listener.stream.send("page", { pageId });
      listener.stream.send("presence", { pageId, people: this.#people.on(pageId) });
    } else {
      this.#leave(pageId, listener);
    }
  }

  #leave(pageId: string, listener: Listener): void {
    const listeners = this.#listeners.get(pageId);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(pageId);
  }

  /** Sends a new listener what it missed, or at least the current revision. @returns whether the page exists. */
  async #catchUp(pageId: string, listener: Listener): Promise<boolean> {
    const found = await this.#drafts.operationsAfter(pageId, listener.sent);
    if (!found.ok) return false;
    const { revision } = found.value;
    listener.sent = revision;
    listener.isReady = true;
    listener.stream.send("operations", { pageId, ...found.value }, revision);
    // Operations that were accepted during the read.
    await this.#pump(pageId);
    return true;
  }

  /** Brings a page's listeners up to date with one read, whichever revisions they have. */
  async #pump(pageId: string): Promise<void> {
    const listeners = [...(this.#listeners.get(pageId) ?? [])].filter(({ isReady }) => isReady);
    if (listeners.length === 0) return;
    try {
      const oldest = Math.min(...listeners.map(({ sent }) => sent));
      const found = await this.#drafts.operationsAfter(pageId, oldest);
      if (!found.ok) return;
      for (const listener of listeners) this.#send(pageId, listener, found.value);
    } catch (error) {
      this.#log.error({ err: error }, "changes of a draft could not be sent on");
    }
  }

  #send(pageId: string, listener: Listener, read: AcceptedOperations): void {
    const { revision } = read;
    if (revision <= listener.sent) return;
    const operations = read.operations.filter((operation) => operation.revision > listener.sent);
    listener.sent = revision;
    listener.stream.send("operations", { pageId, ...read, operations }, revision);
  }

  #pumpAll(): void {
    for (const pageId of this.#listeners.keys()) void this.#pump(pageId);
  }

  #sendStatus(pageId: string): void {
    for (const { stream } of this.#listeners.get(pageId) ?? []) stream.send("page", { pageId });
  }

  #receivePresence(payload: string): void {
    const message = parseJson(payload);
    if (!message.ok) return;
    const presence = message.value as PresenceMessage;
    if (this.#people.record(presence, Date.now())) this.#sendPeople(presence.pageId);
  }

  #sendPeople(pageId: string): void {
    const people = this.#people.on(pageId);
    for (const { stream } of this.#listeners.get(pageId) ?? []) stream.send("presence", { pageId, people });
  }

  async #tick(): Promise<void> {
    for (const pageId of this.#people.forgetGone(Date.now())) this.#sendPeople(pageId);
    for (const session of this.#sessions.next()) {
      await endIfForeign(session);
      for (const stream of session.streams) stream.comment();
    }
  }

  /** Ends the streams of a user, or of all users, who may not see pages any more. */
  async #endForeign(changedId?: string): Promise<void> {
    for (const session of this.#sessions.all(changedId)) await endIfForeign(session);
  }
}
