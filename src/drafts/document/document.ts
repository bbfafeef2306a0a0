import {
  insertFault,
  NO_TOMBSTONES,
  overlaps,
  type Batch,
  type Conflict,
  type Draft,
  type DraftState,
  type Operation,
  type LoggedOperation,
} from "#publishing";
import {
  viewOf,
  type Changed,
  type ChangeOptions,
  type DocumentView,
  type Received,
  type TakenStep,
} from "./document-view.ts";
import { applyBatch, applyStep, type AppliedBatch } from "./apply-batch.ts";
import { addStep, EMPTY_HISTORY, joinSession, redone, undone, type History, type Step } from "./history.ts";
import { addConflicts, toDecideNow, type OpenConflict } from "./open-conflicts.ts";
import { authorOf, remember, wasDoneSince } from "./others.ts";
import { Outbox } from "./outbox.ts";
import { afterOwn, isReplaced, OwnTexts } from "./own-texts.ts";
import { Undoing } from "./undoing.ts";

/**
 * The draft that an editor works on: what the server has confirmed, with own pending operations on top. It knows no
 * network: its owner sends `outbox` and passes on what is received.
 */
export class DraftDocument {
  readonly #clientId: string;
  readonly #newId: () => string;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #confirmed: DraftState;
  #revision: number;
  #state: DraftState;
  readonly #outbox: Outbox;
  readonly #ownTexts = new OwnTexts();
  #history: History = EMPTY_HISTORY;
  #conflicts: readonly OpenConflict[] = [];
  /** Others' latest operations, which tell whose change came first. */
  #others: readonly LoggedOperation[] = [];
  readonly #undoing = new Undoing();
  #view: DocumentView;

  constructor(options: { draft: Draft; revision: number; clientId: string; newId: () => string; now?: () => number }) {
    const { draft, revision, clientId, newId, now = Date.now } = options;
    this.#confirmed = { draft, removed: NO_TOMBSTONES };
    this.#state = this.#confirmed;
    this.#revision = revision;
    this.#clientId = clientId;
    this.#outbox = new Outbox(clientId);
    this.#newId = newId;
    this.#now = now;
    this.#view = this.#makeView();
  }

  /** @returns what is on screen; the same object until something changes. */
  readonly view = (): DocumentView => this.#view;

  /** Calls back after every change. @returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The draft with what was removed from it. */
  get state(): DraftState {
    return this.#state;
  }

  /** The client id under which own batches are sent. */
  get clientId(): string {
    return this.#clientId;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Others' latest operations. */
  get others(): readonly LoggedOperation[] {
    return this.#others;
  }

  /** Own batches that the server hasn't answered, oldest first. */
  get outbox(): readonly Batch[] {
    return this.#outbox.batches;
  }

  /** Answered batches with conflicts that the user hasn't decided. */
  get undecided(): readonly Batch[] {
    const open = this.#conflicts.filter(({ isUndo }) => !isUndo);
    return [...new Set(open.flatMap(({ batches }) => batches))];
  }

  /** Applies own operations as one undoable step: all of them, or none where the draft doesn't accept one. */
  change(operations: readonly Operation[], options: ChangeOptions): Changed {
    const { state, done, undo, fault } = applyBatch(this.#state, operations);
    const refused = fault ?? operations.map((one) => insertFault(this.#state, one)?.message).find(Boolean);
    if (refused !== undefined) return { fault: refused };
    if (done.length === 0) return "same";
    this.#history = addStep(this.#history, { ...options, undo, redo: done, at: this.#now(), revision: this.#revision });
    this.#commit(state, done);
    return "changed";
  }

  /** Joins what was typed while one field had the focus (`session`) into one step. */
  endSession(session: string): void {
    this.#history = joinSession(this.#history, session);
  }

  /** Undoes the last step, or the one with an id, whatever came after it. @returns undefined when there is none. */
  undo(id?: string): TakenStep | undefined {
    const { past } = this.#history;
    const step = id === undefined ? past.at(-1) : past.find((one) => one.id === id);
    if (!step) return undefined;
    const { state, done, undo, taken } = this.#applyStep(step.undo, step);
    this.#history = undone(this.#history, step, { redo: undo, revision: this.#revision });
    this.#commit(state, done, true);
    return taken;
  }

  /** Redoes the step that was undone last. */
  redo(): TakenStep | undefined {
    const step = this.#history.future.at(-1);
    if (!step) return undefined;
    const { state, done, undo, taken } = this.#applyStep(step.redo, step);
    this.#history = redone(this.#history, step, { undo, revision: this.#revision });
    this.#commit(state, done);
    return taken;
  }

  /** @returns the oldest batch in the outbox; from now on nothing is added to it. */
  takeBatch(): Batch | undefined {
    return this.#outbox.take();
  }

  /**
   * Queues an earlier session's batches, which were journalled but perhaps not stored: before the own ones, and behind
   * those of even earlier sessions, on which they may be based.
   */
  recover(batches: readonly Batch[]): void {
    this.#outbox.recover(batches);
    this.#rebuild();
  }

  /** Receives others' operations from the server, and with `batchId` the answer to one of the own batches. */
  receive({ revision, operations, conflicts = [], draft }: Received, batchId?: string): void {
    const unknown = operations.filter((operation) => operation.revision > this.#revision);
    const batch = this.#outbox.batches.find((one) => one.batchId === batchId);
    // A closed tab's batch may be based on a revision that this tab hasn't received yet: then that comes first.
    const isNext = draft !== undefined || (batch?.baseRevision ?? 0) <= this.#revision;
    if (isNext && (revision > this.#revision || (draft && revision === this.#revision))) {
      this.#confirmed = draft ? { ...this.#confirmed, draft } : applyBatch(this.#confirmed, unknown).state;
      this.#revision = revision;
      this.#outbox.landed(unknown);
    }
    if (batchId !== undefined) {
      const baseRevision = batch?.baseRevision ?? revision;
      const batches = batch ? [batch] : [];
      const known = remember(this.#others, operations, this.#clientId);
      const left = this.#joinTexts(batchId, conflicts);
      this.#forget(batchId);
      const open = left.map(({ operation, reason, currentValue }): OpenConflict => {
        const by = authorOf(known, operation);
        const isUndo = batch?.clientId === this.#clientId && this.#undoing.has(operation);
        return { operation, reason, currentValue, id: this.#newId(), by, isUndo, baseRevision, batches };
      });
      this.#conflicts = addConflicts(this.#conflicts, open);
    }
    if (isNext) this.#others = remember(this.#others, unknown, this.#clientId);
    this.#rebuild();
  }

  /** Replaces a batch by parts that can be sent (`split`: `splitBatch`). @returns whether there are any. */
  split(batch: Batch, split: (batch: Batch, confirmed: DraftState) => Batch[] | undefined): boolean {
    const parts = split(batch, this.#confirmed);
    if (parts) this.#outbox.replace(batch.batchId, parts);
    return parts !== undefined;
  }

  /** Drops a batch that the server will never accept: its changes disappear from the screen. */
  drop(batchId: string): void {
    this.#forget(batchId);
    this.#ownTexts.lost();
    this.#rebuild();
  }

  /** @returns an open conflict, also one that is to be decided later. */
  conflict(id: string): OpenConflict | undefined {
    return this.#conflicts.find((one) => one.id === id);
  }

  /** Ends a conflict; the draft stays as it is. */
  closeConflict(id: string): void {
    this.#conflicts = this.#conflicts.filter((one) => one.id !== id);
    this.#notify();
  }

  #applyStep(operations: readonly Operation[], { label, id, revision }: Step): AppliedBatch & { taken: TakenStep } {
    const isMovedSince = (one: Operation) =>
      one.type === "move" && wasDoneSince(this.#others, { operation: one, revision });
    const { inTheWay, ...appliedAs } = applyStep(this.#state, operations, isMovedSince);
    const { done } = appliedAs;
    const by = inTheWay && authorOf(this.#others, inTheWay);
    return { ...appliedAs, taken: { label, id, isPartial: inTheWay !== undefined, isAny: done.length > 0, by } };
  }

  /** Sends again what can be joined with others' changes of the same texts. @returns the conflicts that are left. */
  #joinTexts(batchId: string, conflicts: readonly Conflict[]): readonly Conflict[] {
    const later = this.#outbox.waiting.filter((batch) => batch.batchId !== batchId);
    const mayJoin = ({ operation }: Conflict) =>
      !this.#conflicts.some((one) => overlaps(one.operation, operation)) && !isReplaced(operation, later);
    const { joined, open } = this.#ownTexts.join(this.#confirmed, batchId, conflicts, mayJoin);
    if (joined.length > 0) {
      const batch = { clientId: this.#clientId, batchId: this.#newId(), baseRevision: this.#revision };
      this.#outbox.addFirst({ ...batch, operations: joined });
    }
    return open;
  }

  #forget(batchId: string): void {
    this.#ownTexts.answered(batchId);
    this.#outbox.forget(batchId);
  }

  #commit(state: DraftState, done: readonly Operation[], isUndo = false): void {
    const before = this.#state;
    this.#state = state;
    if (isUndo) this.#undoing.undone(done, this.#confirmed, this.#outbox.waiting);
    else this.#undoing.changed(done);
    const newBatch = (operation: Operation) => ({
      clientId: this.#clientId,
      batchId: this.#newId(),
      baseRevision: this.#seenRevision(operation),
      operations: [],
    });
    const unsent = this.#outbox.add(afterOwn(before, this.#outbox.waiting, done), newBatch);
    this.#ownTexts.added(before, done, unsent);
    this.#notify();
  }

  /**
   * The revision that an operation's author saw: where own pending operations cover what others have changed since, that
   * hasn't been seen. A move covers nothing.
   */
  #seenRevision(operation: Operation): number {
    const covers = (own: Operation) => own.type !== "move" && overlaps(own, operation);
    const covering = this.#outbox.waiting.filter(({ operations }) => operations.some(covers));
    return Math.min(this.#revision, ...covering.map(({ baseRevision }) => baseRevision));
  }

  /** Applies own pending operations on top of the confirmed draft. */
  #rebuild(): void {
    const own = this.#outbox.waiting.flatMap(({ operations }) => operations);
    this.#state = applyBatch(this.#confirmed, own).state;
    this.#notify();
  }

  #makeView(): DocumentView {
    const conflicts = toDecideNow(this.#conflicts, this.#outbox.waiting);
    return viewOf(this.#state, this.#history, this.#outbox.batches, conflicts);
  }

  /**
   * Notifies the listeners. An error that one of them throws is reported, but stops neither the others nor the change.
   */
  #notify(): void {
    this.#view = this.#makeView();
    for (const listener of this.#listeners) {
      try {
        listener();
      } catch (error) {
        setTimeout(() => {
          throw error;
        });
      }
    }
  }
}
