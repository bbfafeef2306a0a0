import { apply } from "../src/publishing/operations/apply.ts";
import type { DraftState } from "../src/publishing/operations/draft.ts";
import { NO_TOMBSTONES } from "../src/publishing/operations/tombstones.ts";
import type { Operation } from "../src/publishing/operations/operation.ts";

/** An operation of the log as the API tells it. */
export type Told = Operation & { revision: number; clientId: string; batchId: string };

/** What a client sends at once. */
export type Batch = { clientId: string; batchId: string; baseRevision: number; operations: Operation[] };

/** What the API answers to a batch. */
export type BatchAnswer = { revision: number; operations: Told[]; conflicts: { operation: Operation }[] };

/** What `GET draft` answers. */
export type ToldDraft = { revision: number; page: { metaTags: []; blocks: [] }; annotations: [] };

/** @returns a draft as a browser has it, which knows nothing of what was removed before it came. */
export function stateOf({ page, annotations }: ToldDraft): DraftState {
  return { draft: { ...page, annotations }, removed: NO_TOMBSTONES };
}

/** @returns the draft's bytes, as `GET draft` would tell them. */
export function bytesOf({ draft: { metaTags, blocks, annotations } }: DraftState): string {
  return JSON.stringify({ metaTags, blocks, annotations });
}

/** Carries out what others did. @throws Error when one of it can't be done. */
export function follow(state: DraftState, told: readonly Operation[]): DraftState {
  return told.reduce((current, operation) => {
    const outcome = apply(current, operation);
    if (outcome.kind === "applied") return outcome.state;
    throw new Error(`Can't follow ${JSON.stringify(operation)}: ${JSON.stringify(outcome)}`);
  }, state);
}

/** Works on a draft as an editor in a browser does: edits at once, sends one batch at a time, receives what others do. */
export class DraftClient {
  readonly id: string;
  /** The draft as far as the server has confirmed it to this client. */
  #state: DraftState;
  #revision: number;
  /** Not yet answered, oldest first; the first one may have been sent, and then stays as it is. */
  #queue: Batch[] = [];
  #isSent = false;
  #count = 0;

  constructor(id: string, draft: ToldDraft) {
    this.id = id;
    this.#state = stateOf(draft);
    this.#revision = draft.revision;
  }

  get revision(): number {
    return this.#revision;
  }

  get bytes(): string {
    return bytesOf(this.#state);
  }

  /** What its user sees: the confirmed draft with their own changes on top. */
  #view(): DraftState {
    return this.#queue
      .flatMap(({ operations }) => operations)
      .reduce((state, operation) => {
        const outcome = apply(state, operation);
        return outcome.kind === "applied" ? outcome.state : state;
      }, this.#state);
  }

  /** Applies an operation if the user's view allows it. @returns whether it did. */
  edit(operation: Operation): boolean {
    const outcome = apply(this.#view(), operation);
    if (outcome.kind !== "applied" || !outcome.changed) return false;
    const last = this.#queue.at(-1);
    const isOpen = last?.baseRevision === this.#revision && !(this.#isSent && this.#queue.length === 1);
    if (last && isOpen) last.operations.push(operation);
    else this.#queue.push(this.#newBatch(operation));
    return true;
  }

  #newBatch(operation: Operation): Batch {
    this.#count += 1;
    const batchId = `${this.id}-${this.#count}`;
    return { clientId: this.id, batchId, baseRevision: this.#revision, operations: [operation] };
  }

  /** @returns the batch that is to be sent, again or for the first time; undefined when all is answered. */
  send(): Batch | undefined {
    this.#isSent = this.#queue.length > 0;
    return this.#queue[0];
  }

  /** Takes the answer to the batch that was sent; one to an older batch is ignored, as it came too late. */
  take(batchId: string, answer: Pick<BatchAnswer, "revision" | "operations">): void {
    if (this.#queue[0]?.batchId !== batchId) return;
    this.#queue.shift();
    this.#isSent = false;
    this.receive(answer);
  }

  /** Receives what was accepted, its own operations included. */
  receive({ revision, operations }: Pick<BatchAnswer, "revision" | "operations">): void {
    if (revision <= this.#revision) return;
    this.#state = follow(
      this.#state,
      operations.filter((one) => one.revision > this.#revision),
    );
    this.#revision = revision;
    this.#dropLost();
  }

  /** What is no longer possible isn't sent: the user is told instead. What was already sent stays as it is. */
  #dropLost(): void {
    let state = this.#state;
    for (const [index, batch] of this.#queue.entries()) {
      const isFixed = index === 0 && this.#isSent;
      batch.operations = batch.operations.filter((operation) => {
        const outcome = apply(state, operation);
        if (outcome.kind !== "applied") return isFixed;
        state = outcome.state;
        return true;
      });
    }
    this.#queue = this.#queue.filter(({ operations }) => operations.length > 0);
  }
}
