import { LRUCache } from "lru-cache";
import type { Database, Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import type { AcceptedOperations, BatchAnswer } from "../contract/operations.ts";
import type { BatchBody } from "../operations/batch-schema.ts";
import type { DraftState } from "../operations/draft.ts";
import { insertFault } from "../operations/insert-fault.ts";
import { appendBatch } from "./append.server.ts";
import { beginDraft, readRevision, readState, type StoredState } from "./draft-rows.server.ts";
import { readOperations, sentOf } from "./log.server.ts";

/** The drafts of all pages. They change only through their operation log. */
export type Drafts = {
  /** @returns a page's draft, or NOT_FOUND. */
  read: (pageId: string) => Promise<Result<StoredState>>;
  /** Decides and stores a client's batch (docs/api.md). @param author the name shown in the history. */
  append: (pageId: string, batch: BatchBody, author: string) => Promise<Result<BatchAnswer>>;
  /** Stores a batch made from the current draft, while nobody else can change it. */
  change: (
    pageId: string,
    author: string,
    makeBatch: (draft: StoredState, trx: Transaction) => Promise<Result<BatchBody>>,
  ) => Promise<Result<BatchAnswer>>;
  /** Reads for a client what was accepted after a revision: `mustReload` when that is too much to send (docs/api.md). */
  operationsAfter: (pageId: string, after: number) => Promise<Result<AcceptedOperations>>;
  /** Runs `work` in a transaction while nobody else can change the draft. */
  hold: <Value>(
    pageId: string,
    work: (trx: Transaction, draft: StoredState) => Promise<Result<Value>>,
  ) => Promise<Result<Value>>;
};

/** Drafts that a process caches, so that a batch doesn't read the whole draft again. */
const MAX_DRAFTS = 50;

const NO_PAGE = fail("NOT_FOUND", "Page not found");

/** @returns INVALID for a client's batch that inserts what no draft accepts from outside. */
function checked(state: DraftState, batch: BatchBody): Result<BatchBody> {
  for (const [index, operation] of batch.operations.entries()) {
    const fault = insertFault(state, operation);
    if (fault) return failAt("INVALID", fault.message, { path: ["operations", String(index), ...fault.path] });
  }
  return ok(batch);
}

/** Opens the drafts of a database. Every change is announced on the channel `draft_changed`. */
export function makeDrafts({ db, inTransaction, lockName, notify }: Database): Drafts {
  // Each is valid only while the database has the same revision.
  const memory = new LRUCache<string, StoredState>({ max: MAX_DRAFTS });

  async function open(trx: Transaction, pageId: string): Promise<StoredState | undefined> {
    const known = memory.get(pageId);
    if (known && (await readRevision(trx, pageId)) === known.revision) return known;
    return (await readState(trx, pageId)) ?? beginDraft(trx, pageId);
  }

  const hold: Drafts["hold"] = async (pageId, work) =>
    inTransaction(async (trx) => {
      await lockName(trx, `draft ${pageId}`);
      const draft = await open(trx, pageId);
      return draft ? work(trx, draft) : NO_PAGE;
    });

  const change: Drafts["change"] = async (pageId, author, makeBatch) => {
    let base = 0;
    const stored = await hold(pageId, async (trx, draft) => {
      const batch = await makeBatch(draft, trx);
      if (!batch.ok) return batch;
      base = batch.value.baseRevision;
      return appendBatch(trx, draft, { pageId, batch: batch.value, author });
    });
    if (!stored.ok) return stored;
    const { answer, draft } = stored.value;
    // Only what is committed may be cached.
    memory.set(pageId, draft);
    // Also when the batch was known: the process that has stored it may have died before it notified the others.
    if (draft.revision > base) await notify("draft_changed", `${pageId} ${draft.revision}`);
    return ok(answer);
  };

  const revisionOf = async (pageId: string): Promise<Result<number>> => {
    const known = await readRevision(db, pageId);
    return known === undefined ? hold(pageId, async (_trx, { revision }) => ok(revision)) : ok(known);
  };

  return {
    hold,
    change,
    append: async (pageId, batch, author) => change(pageId, author, async ({ state }) => checked(state, batch)),
    read: async (pageId) => {
      const stored = await readState(db, pageId);
      return stored ? ok(stored) : hold(pageId, async (_trx, draft) => ok(draft));
    },
    operationsAfter: async (pageId, after) => {
      // The revision is read before the operations: those accepted in between carry their own revision.
      const current = await revisionOf(pageId);
      if (!current.ok) return current;
      if (current.value <= after) return ok({ revision: current.value, operations: [] });
      const sent = sentOf(await readOperations(db, pageId, after, true));
      return ok({ revision: sent.operations.at(-1)?.revision ?? current.value, ...sent });
    },
  };
}
