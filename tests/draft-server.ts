import { NO_TOMBSTONES, rebase, type DraftState, type LoggedOperation } from "#publishing";
import { emptyState } from "../src/publishing/operations/draft.ts";
import { BEGINNING } from "../src/publishing/operations/random-operations.ts";
import { applyBatch } from "../src/drafts/document/apply-batch.ts";
import { DraftDocument } from "../src/drafts/document/document.ts";

export const START = { ...applyBatch(emptyState(), BEGINNING).state, removed: NO_TOMBSTONES };

/** A server that follows the rules: it decides batches, keeps the log, and gives a repeated batch the same answer. */
export class Server {
  state: DraftState = START;
  log: LoggedOperation[] = [];
  revision = 0;
  readonly #known = new Map<string, unknown[]>();

  take(batch: NonNullable<ReturnType<DraftDocument["takeBatch"]>>) {
    const { clientId, batchId, baseRevision, operations } = batch;
    const since = this.log.filter(({ revision }) => revision > baseRevision);
    const known = this.#known.get(batchId);
    if (known) return { revision: this.revision, operations: since, conflicts: known as never[] };
    const decided = rebase(this.state, { clientId, operations, since });
    if (!decided.ok) throw new Error(`${decided.message} at ${decided.path.join(".")}`);
    this.#known.set(batchId, decided.conflicts);
    if (decided.accepted.length > 0) this.revision += 1;
    const own = decided.accepted.map((one) =>
      Object.assign({ clientId, batchId, author: clientId }, one, { revision: this.revision }),
    );
    this.state = decided.state;
    this.log.push(...own);
    return { revision: this.revision, operations: [...since, ...own], conflicts: decided.conflicts };
  }
}

let ids = 0;
/** @returns an id that no other has. */
export const newId = () => `id${(ids += 1)}`;

/** Opens a server's draft in an editor whose clock makes each change a separate step. */
export const open = (server: Server, clientId = newId()) =>
  new DraftDocument({
    draft: server.state.draft,
    revision: server.revision,
    clientId,
    newId,
    now: () => (ids += 5000),
  });

/** @returns a value as it is stored. */
export const bytes = (value: unknown) => JSON.stringify(value);

/** What is received in place of too many operations. */
export const draftOf = ({ revision, state }: Server) => ({ revision, operations: [], draft: state.draft });

/** Sends and receives until nothing is left. */
export function settle(server: Server, ...documents: DraftDocument[]) {
  for (const document of documents) {
    for (let batch = document.takeBatch(); batch; batch = document.takeBatch()) {
      document.receive(server.take(batch), batch.batchId);
    }
  }
  for (const document of documents) document.receive({ revision: server.revision, operations: server.log });
}
