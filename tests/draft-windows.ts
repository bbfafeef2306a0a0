import { vi } from "vitest";
import type { Batch } from "#publishing";
import { DraftDocument } from "../src/drafts/document/document.ts";
import type { JournalEntry } from "../src/drafts/sync/journal.ts";
import { Sync, type Sent } from "../src/drafts/sync/sync.ts";
import { newId, type Server } from "./draft-server.ts";

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
/** What a window that has crashed waits for. */
const forever = () => new Promise<never>(() => {});

/** The storage of someone's browser, and their windows on one page, of which each takes over from those that crashed. */
export class Person {
  readonly kept = new Map<string, JournalEntry>();
  readonly windows = new Set<DraftWindow>();
  isStorageFull = false;
  /** Which window has the changes of a session, and which wait for it to end. */
  readonly #owners = new Map<string, DraftWindow>();
  readonly #waiting = new Map<string, DraftWindow[]>();

  /** @returns what a session has left, in order; everything without one. */
  left(clientId?: string): JournalEntry[] {
    const all = [...this.kept.values()].toSorted((a, b) => a.order - b.order);
    return clientId === undefined ? all : all.filter((entry) => entry.clientId === clientId);
  }

  open(server: Server): DraftWindow {
    const others = new Set(this.left().map(({ clientId }) => clientId));
    const opened = new DraftWindow(this, server);
    this.windows.add(opened);
    this.#owners.set(opened.clientId, opened);
    for (const clientId of others) {
      if (this.#owners.has(clientId)) this.#waiting.set(clientId, [...(this.#waiting.get(clientId) ?? []), opened]);
      else this.#handOver(clientId, opened);
    }
    return opened;
  }

  #handOver(clientId: string, to: DraftWindow): void {
    this.#owners.set(clientId, to);
    to.sync.recover(this.left(clientId));
  }

  /** Ends a window at once: nothing that it waits for arrives. */
  crash(window: DraftWindow): void {
    window.hasCrashed = true;
    this.windows.delete(window);
    for (const [clientId, owner] of Array.from(this.#owners)) {
      if (owner !== window) continue;
      this.#owners.delete(clientId);
      const next = this.#waiting.get(clientId)?.find((one) => this.windows.has(one));
      if (next) this.#handOver(clientId, next);
    }
  }
}

/** A window with the editor of a page: its document, its way to the server, and how that fares. */
export class DraftWindow {
  readonly clientId = newId();
  readonly document: DraftDocument;
  readonly sync: Sync;
  readonly #server: Server;
  hasCrashed = false;
  isOffline = false;
  isSlow = false;
  losesAnswers = false;
  #sent = 0;

  constructor(person: Person, server: Server) {
    const { clientId } = this;
    this.#server = server;
    this.document = new DraftDocument({ draft: server.state.draft, revision: server.revision, clientId, newId });
    this.sync = new Sync({
      pageId: "page",
      userId: "person",
      document: this.document,
      journal: {
        read: async () => person.left(),
        write: async (puts, deletes) => {
          if (this.hasCrashed) await forever();
          if (person.isStorageFull) throw new Error("The storage is full");
          for (const entry of puts) person.kept.set(`${entry.clientId} ${entry.batchId}`, entry);
          for (const entry of deletes) person.kept.delete(`${entry.clientId} ${entry.batchId}`);
        },
      },
      send: (_page, batch) => this.#send(batch),
      readDraft: async () => {
        if (this.isOffline) throw new Error("Offline");
        return { draft: server.state.draft, revision: server.revision };
      },
      onRecovered: () => {},
    });
  }

  /** A request and its answer travel for a moment each; every second answer is lost, or has the draft in place of changes. */
  async #send(batch: Batch): Promise<Sent> {
    this.#sent += 1;
    if (this.isOffline) return { kind: "lost" };
    if (this.isSlow) await wait(50 + ((this.#sent * 700) % 3000));
    if (this.hasCrashed) return forever();
    const answer = this.#server.take(batch);
    if (this.losesAnswers && this.#sent % 2 === 0) return { kind: "lost" };
    if (this.isSlow) await wait(50 + ((this.#sent * 1100) % 3000));
    if (this.hasCrashed) return forever();
    const { state, revision } = this.#server;
    const whole = { ...answer, revision, operations: [], draft: state.draft };
    return { kind: "answered", answer: this.#sent % 5 === 0 ? whole : answer };
  }

  /** Gets what has happened on the server, unless it is offline. */
  hear(): void {
    if (!this.isOffline) this.document.receive({ revision: this.#server.revision, operations: this.#server.log });
  }

  /** Goes online, quick and reliable. */
  reconnect(): void {
    Object.assign(this, { isOffline: false, isSlow: false, losesAnswers: false });
    this.sync.resume();
  }
}

/** Lets everything come to an end: all windows send and hear until nothing is left. */
export async function settleWindows(windows: readonly DraftWindow[], afterEach: (window: DraftWindow) => void) {
  for (let round = 0; round < 4; round += 1) {
    for (const window of windows) window.reconnect();
    await vi.advanceTimersByTimeAsync(60_000);
    for (const window of windows) {
      window.hear();
      afterEach(window);
      window.sync.changed();
    }
  }
  await vi.advanceTimersByTimeAsync(60_000);
  for (const window of windows) window.hear();
}
