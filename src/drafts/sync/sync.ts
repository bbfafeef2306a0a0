import type { Batch, Draft } from "#publishing";
import type { DraftDocument } from "../document/document.ts";
import type { Received } from "../document/document-view.ts";
import type { Journal, JournalEntry, Recovering } from "./journal.ts";
import { JournalWriter } from "./journal-writer.ts";

const TYPING_MS = 400;
/** During typing without a pause, changes are sent at least this often. */
const MAX_TYPING_MS = 2000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

/** The outcome of sending a batch. */
export type Sent =
  | { kind: "answered"; answer: Received }
  /** It didn't arrive, or the server can't accept it now; it can be resent unchanged. */
  | { kind: "lost"; retryAfterMs?: number }
  /** The user is no longer signed in. */
  | { kind: "signedOut" }
  /** Nothing can be sent for this page now: no permission, no such page, or an archived one. */
  | { kind: "closed"; message: string }
  /** It was too large: its parts are in the outbox now. */
  | { kind: "split" }
  /** The server will never accept this batch. */
  | { kind: "refused"; code: string; message: string };

/** Whether everything is stored, or why not yet. */
export type SaveState = "saved" | "saving" | "offline";

/** Why nothing is sent until the user acts. */
export type Halt = { kind: "signedOut" } | { kind: "closed"; message: string } | { kind: "setBack" };

/** The state of saving; a new object after every change. */
export type SyncView = {
  saveState: SaveState;
  halt?: Halt;
  /** Whether unsent changes would survive this tab. */
  isDurable: boolean;
  /** Batches that the server refused, until the user dismisses them. */
  refused: readonly JournalEntry[];
};

/** What the sync works with. */
export type SyncOptions = {
  pageId: string;
  userId: string;
  document: DraftDocument;
  journal: Journal;
  send: (pageId: string, batch: Batch) => Promise<Sent>;
  readDraft: (pageId: string) => Promise<{ draft: Draft; revision: number }>;
  /** This many changes of an earlier session that the server lacked are now stored. */
  onRecovered: (count: number) => void;
};

/**
 * Delivers a document's own operations to the server, in order and each once: journalled before they are sent, resent
 * until they are answered. Only the user ever discards anything.
 */
export class Sync {
  readonly #options: SyncOptions;
  readonly #writer: JournalWriter;
  readonly #listeners = new Set<() => void>();
  #view: SyncView = { saveState: "saved", isDurable: true, refused: [] };
  #isBusy = false;
  #isOffline = false;
  #isLeaving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #typingSince: number | undefined;
  #retryMs = FIRST_RETRY_MS;
  /** What of earlier sessions is being sent, and how many of their changes were new to the server. */
  readonly #recovering: Recovering = new Map();
  #recovered = 0;
  #waiters: ((isEmpty: boolean) => void)[] = [];

  constructor(options: SyncOptions) {
    this.#options = options;
    const owner = { pageId: options.pageId, userId: options.userId };
    // What is to be decided is asked again by the next session, if this one ends before.
    const readKept = () => [...options.document.undecided, ...options.document.outbox];
    const onDurable = (isDurable: boolean) => this.#show({ isDurable });
    this.#writer = new JournalWriter(options.journal, owner, readKept, onDurable);
  }

  /** @returns the state of saving; the same object until it changes. */
  readonly view = (): SyncView => this.#view;

  /** Calls back after every change. @returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Call it after own operations: they are journalled at once and sent soon, during typing in a pause. */
  readonly changed = (): void => {
    this.#writer.update();
    this.#show({});
    if (this.#isOffline || this.#view.halt) return;
    this.#schedule();
  };

  /** Sends pending changes without waiting for a pause. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#typingSince = undefined;
    void this.#run();
  };

  /** Call it when the page may close: what can be sent is on its way when this returns, without waiting for the journal. */
  readonly leave = (): void => {
    this.#isLeaving = true;
    this.flush();
    this.#isLeaving = false;
  };

  /** Resumes after a halt: the connection is back, or the user has signed in. */
  readonly resume = (): void => {
    this.#retryMs = FIRST_RETRY_MS;
    if (this.#view.halt) this.#show({ halt: undefined });
    this.flush();
  };

  /** Another request found that the user is no longer signed in. */
  readonly signedOut = (): void => this.#halt({ kind: "signedOut" });

  /** The browser has no storage: everything stays in memory. */
  readonly notDurable = (): void => this.#show({ isDurable: false });

  /** Sends everything. @returns whether all of it is stored; false when it can't be now. */
  readonly settle = (): Promise<boolean> => {
    if (this.#options.document.outbox.length === 0) return Promise.resolve(true);
    const done = new Promise<boolean>((resolve) => this.#waiters.push(resolve));
    this.flush();
    return done;
  };

  /** Takes over what an earlier session left in the journal. */
  recover(entries: readonly JournalEntry[]): void {
    const refused = entries.filter((entry) => entry.refused);
    const batches = entries.filter((entry) => !entry.refused);
    if (refused.length > 0) this.#show({ refused: [...this.#view.refused, ...refused] });
    if (batches.length === 0) return;
    const { document } = this.#options;
    const known = document.revision;
    for (const { batchId } of batches) this.#recovering.set(batchId, ({ revision }) => revision > known);
    document.recover(batches.map(({ batch }) => batch));
    this.flush();
  }

  /** Dismisses the refused batches. */
  readonly dismissRefused = (): void => {
    const { refused } = this.#view;
    this.#show({ refused: [] });
    void this.#options.journal.write([], refused).catch(() => {});
  };

  #schedule(): void {
    const { outbox } = this.#options.document;
    clearTimeout(this.#timer);
    if (this.#isBusy || outbox.length === 0) return;
    const isTyping = outbox.length === 1 && outbox[0]?.operations.at(-1)?.type.startsWith("set") === true;
    const now = Date.now();
    this.#typingSince ??= now;
    const wait = isTyping ? Math.min(TYPING_MS, this.#typingSince + MAX_TYPING_MS - now) : 0;
    this.#timer = setTimeout(this.flush, Math.max(0, wait));
  }

  async #run(): Promise<void> {
    if (this.#isBusy) return;
    const batch = this.#view.halt ? undefined : this.#options.document.takeBatch();
    if (!batch) {
      this.#release();
      return;
    }
    this.#isBusy = true;
    const sending = this.#deliver(batch);
    this.#show({});
    const sent = await sending;
    this.#isBusy = false;
    await this.#take(batch, sent);
    this.#writer.update();
    this.#show({});
    if (sent.kind === "lost" || this.#view.halt) this.#release();
    else if (this.#waiters.length > 0 || this.#options.document.outbox.length > 1) void this.#run();
    else this.#schedule();
    if (this.#options.document.outbox.length === 0) this.#release();
  }

  async #deliver(batch: Batch): Promise<Sent> {
    if (this.#isLeaving) this.#writer.update();
    else await this.#writer.settle();
    const { document, pageId, send } = this.#options;
    const sent = await send(pageId, batch);
    if (sent.kind !== "refused" || sent.code !== "TOO_LARGE") return sent;
    const loaded = await import("./split-batch.ts").catch(() => undefined);
    if (!loaded) return { kind: "lost" };
    if (!document.split(batch, loaded.splitBatch)) return sent;
    loaded.recoverParts(this.#recovering, batch, document.outbox);
    return { kind: "split" };
  }

  async #take(batch: Batch, sent: Sent): Promise<void> {
    this.#isOffline = sent.kind === "lost";
    if (sent.kind === "answered") this.#answered(batch, sent.answer);
    else if (sent.kind === "refused") await this.#refuse(batch, sent);
    else if (sent.kind === "lost") this.#retry(sent.retryAfterMs);
    else if (sent.kind === "split") this.#endRecovery(batch.batchId);
    else this.#halt(sent);
  }

  #answered(batch: Batch, answer: Received): void {
    const isNew = this.#recovering.get(batch.batchId);
    this.#retryMs = FIRST_RETRY_MS;
    this.#options.document.receive(answer, batch.batchId);
    if (!isNew) return;
    this.#recovered += answer.operations.filter((one) => one.batchId === batch.batchId && isNew(one)).length;
    this.#endRecovery(batch.batchId);
  }

  #endRecovery(batchId: string): void {
    if (!this.#recovering.delete(batchId) || this.#recovering.size > 0) return;
    if (this.#recovered > 0) this.#options.onRecovered(this.#recovered);
    this.#recovered = 0;
  }

  /** Sets a batch aside that would block all others, and continues from the server's draft. */
  async #refuse(batch: Batch, { code, message }: Extract<Sent, { kind: "refused" }>): Promise<void> {
    const { document: page, pageId, readDraft } = this.#options;
    const keeping = this.#writer.refuse(batch, { message });
    // First, so that it isn't sent again in the meantime.
    page.drop(batch.batchId);
    const entry = await keeping;
    this.#show({ refused: [...this.#view.refused, entry] });
    this.#endRecovery(batch.batchId);
    if (code === "REVISION_AHEAD") {
      this.#halt({ kind: "setBack" });
      return;
    }
    const read = await readDraft(pageId).catch(() => undefined);
    if (read) page.receive({ ...read, operations: [] });
  }

  #retry(afterMs = this.#retryMs * (0.75 + Math.random() / 2)): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, afterMs);
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }

  #halt(halt: Halt): void {
    clearTimeout(this.#timer);
    this.#show({ halt });
  }

  #release(): void {
    const isEmpty = this.#options.document.outbox.length === 0;
    for (const waiter of this.#waiters.splice(0)) waiter(isEmpty);
  }

  #show(change: Partial<SyncView>): void {
    const isEmpty = this.#options.document.outbox.length === 0;
    const halt = "halt" in change ? change.halt : this.#view.halt;
    const saveState = isEmpty ? "saved" : this.#isOffline || halt ? "offline" : "saving";
    const next = { ...this.#view, ...change, saveState } as const;
    const isSame = Object.entries(next).every(([name, value]) => this.#view[name as keyof SyncView] === value);
    if (isSame) return;
    this.#view = next;
    for (const listener of this.#listeners) listener();
  }
}
