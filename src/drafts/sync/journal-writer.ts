import type { Batch } from "#publishing";
import type { JournalEntry, Journal, Refusal } from "./journal.ts";

type Owner = { pageId: string; userId: string };

/** A browser's storage may hang; a write that takes this long counts as failed, though it may still succeed. */
const LIMIT_MS = 3000;

/**
 * Keeps the journal in step with the outbox: pending batches are written, answered ones deleted. Writes follow one
 * another; changes during a write are written once, in their latest state.
 */
export class JournalWriter {
  readonly #journal: Journal;
  readonly #owner: Owner;
  readonly #readOutbox: () => readonly Batch[];
  readonly #onDurable: (isDurable: boolean) => void;
  readonly #written = new Map<string, JournalEntry>();
  /** Batches that no longer follow the outbox. */
  readonly #aside = new Set<string>();
  #order = Date.now();
  #last: Promise<unknown> = Promise.resolve();
  #isQueued = false;

  constructor(
    journal: Journal,
    owner: Owner,
    readOutbox: () => readonly Batch[],
    onDurable: (isDurable: boolean) => void,
  ) {
    this.#journal = journal;
    this.#owner = owner;
    this.#readOutbox = readOutbox;
    this.#onDurable = onDurable;
  }

  /** Schedules a write of the outbox. Never fails: `onDurable` tells whether it worked. */
  update(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    void this.#after(() => {
      this.#isQueued = false;
      return this.#write(false);
    });
  }

  /** Resolves once the current outbox is written so that it survives a crash of the computer, or can't be written. */
  settle(): Promise<void> {
    return this.#after(() => this.#write(true));
  }

  /** Sets a batch aside that the server refused. */
  async refuse(batch: Batch, refused: Refusal): Promise<JournalEntry> {
    const entry = { ...this.#entryOf(batch, this.#written.get(batch.batchId)?.order), refused };
    this.#aside.add(batch.batchId);
    this.#written.delete(batch.batchId);
    await this.#after(() => this.#try(() => this.#journal.write([entry], [])));
    return entry;
  }

  #after<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work);
    this.#last = next;
    return next;
  }

  async #write(isStrict: boolean): Promise<void> {
    const outbox = this.#readOutbox().filter(({ batchId }) => !this.#aside.has(batchId));
    const isWaiting = new Set(outbox.map(({ batchId }) => batchId));
    const puts = this.#unwritten(outbox);
    const deletes = [...this.#written.values()].filter(({ batchId }) => !isWaiting.has(batchId));
    if (puts.length + deletes.length === 0) return;
    await this.#try(async () => {
      await this.#journal.write(puts, deletes, isStrict);
      for (const entry of puts) this.#written.set(entry.batchId, entry);
      for (const { batchId } of deletes) this.#written.delete(batchId);
    });
  }

  /** The entries that aren't written yet, or are behind one that they come before: a later session sends them in order. */
  #unwritten(outbox: readonly Batch[]): JournalEntry[] {
    let last = -Infinity;
    return outbox.flatMap((batch): JournalEntry[] => {
      const before = this.#written.get(batch.batchId);
      const isInOrder = before !== undefined && before.order > last;
      const entry = this.#entryOf(batch, isInOrder ? before.order : undefined);
      last = entry.order;
      return isInOrder && before.batch === batch ? [] : [entry];
    });
  }

  #entryOf(batch: Batch, order = (this.#order += 1)): JournalEntry {
    const { clientId, batchId } = batch;
    return { ...this.#owner, clientId, batchId, order, at: Date.now(), batch };
  }

  async #try(work: () => Promise<void>): Promise<void> {
    const limit = new Promise((_, fail) => setTimeout(fail, LIMIT_MS));
    await Promise.race([work(), limit]).then(
      () => this.#onDurable(true),
      () => this.#onDurable(false),
    );
  }
}
