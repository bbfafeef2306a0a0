import type { Batch, LoggedOperation, Operation } from "#publishing";
import { addToBatches } from "./batches.ts";

/** Own batches that the server hasn't answered. */
export class Outbox {
  readonly #clientId: string;
  #batches: readonly Batch[] = [];
  /** Batches that were taken to be sent: nothing is added to them. */
  readonly #sealed = new Set<string>();
  /** Batches whose operations arrived with others' before their own answer did. */
  readonly #landed = new Set<string>();

  constructor(clientId: string) {
    this.#clientId = clientId;
  }

  /** All of them, oldest first; the first ones may already be in flight. */
  get batches(): readonly Batch[] {
    return this.#batches;
  }

  /** Those whose operations aren't part of the confirmed draft. */
  get waiting(): Batch[] {
    return this.#batches.filter(({ batchId }) => !this.#landed.has(batchId));
  }

  /** @returns the oldest batch; from now on nothing is added to it. */
  take(): Batch | undefined {
    const [batch] = this.#batches;
    if (batch) this.#sealed.add(batch.batchId);
    return batch;
  }

  /** Adds operations. @returns the batches behind the last one that was taken. */
  add(operations: readonly Operation[], newBatch: (operation: Operation) => Batch): readonly Batch[] {
    // A joined text may wait in front of batches that an earlier session has sealed.
    const begin = this.#batches.findLastIndex(({ batchId }) => this.#sealed.has(batchId)) + 1;
    const added = addToBatches(this.#batches.slice(begin), operations, newBatch);
    this.#batches = [...this.#batches.slice(0, begin), ...added];
    return added;
  }

  addFirst(batch: Batch): void {
    this.#batches = [batch, ...this.#batches];
  }

  /** Replaces a batch by others with the same effect; nothing is added to them. */
  replace(batchId: string, parts: readonly Batch[]): void {
    this.#batches = this.#batches.flatMap((batch) => (batch.batchId === batchId ? parts : batch));
    for (const part of parts) this.#sealed.add(part.batchId);
  }

  /** Adds an earlier session's batches: before the own ones, and behind those of even earlier sessions. */
  recover(batches: readonly Batch[]): void {
    const earlier = this.#batches.findLastIndex(({ clientId }) => clientId !== this.#clientId) + 1;
    this.#batches = this.#batches.toSpliced(earlier, 0, ...batches);
    for (const { batchId } of batches) this.#sealed.add(batchId);
  }

  /** Notes which batches have become part of the confirmed draft. */
  landed(operations: readonly LoggedOperation[]): void {
    const own = new Set(this.#batches.map(({ batchId }) => batchId));
    for (const { batchId } of operations) if (own.has(batchId)) this.#landed.add(batchId);
  }

  forget(batchId: string): void {
    this.#batches = this.#batches.filter((batch) => batch.batchId !== batchId);
    this.#sealed.delete(batchId);
    this.#landed.delete(batchId);
  }
}
