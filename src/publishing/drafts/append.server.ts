import { createHash } from "node:crypto";
import type { Transaction } from "#db";
import { fail, failAt, newKey, ok, type Result, type Steps } from "#shared";
import { inSlices, yieldToRequests } from "#shared/server";
import type { BatchAnswer } from "../contract/operations.ts";
import type { BatchBody } from "../operations/batch-schema.ts";
import { canonicalJson } from "../operations/canonical.ts";
import type { Operation, LoggedOperation } from "../operations/operation.ts";
import { rebaseInSteps } from "../operations/rebase.ts";
import { listDraftPost } from "../posts/listings.server.ts";
import { snapshotOf, type StoredState } from "./draft-rows.server.ts";
import { findBatch, readOperations, sentOf } from "./log.server.ts";
import { withKeys } from "../operations/keys.ts";

/** Adds missing keys to what an operation inserts or sets (spec 3). */
function withOwnKeys(operation: BatchBody["operations"][number]): Operation {
  if (operation.type === "set") return { ...operation, value: withKeys(operation.value, newKey) };
  if (operation.type !== "insert") return operation;
  const { block, item, in: address, ...rest } = operation;
  const key = operation.key ?? newKey();
  if (address) return { ...rest, key, in: address, item: withKeys(item ?? {}, newKey) };
  return { ...rest, key, block: withKeys(block ?? {}, newKey) };
}

function* completeKeysInSteps(operations: BatchBody["operations"]): Steps<Operation[]> {
  const complete: Operation[] = [];
  for (const operation of operations) {
    complete.push(withOwnKeys(operation));
    yield;
  }
  return complete;
}

/** A new snapshot is stored after this many batches, or after a large one. */
const SNAPSHOT_EVERY = 50;
const LARGE_BATCH = 32_768;

/** Hashes the JSON of a list of operations, one after the other. */
function* fingerprintInSteps(operations: BatchBody["operations"]): Steps<string> {
  const hash = createHash("sha256").update("[");
  for (const [index, operation] of operations.entries()) {
    yield;
    hash.update(`${index === 0 ? "" : ","}${canonicalJson(operation)}`);
  }
  return hash.update("]").digest("base64url");
}

/**
 * Decides a client's batch and stores what is accepted, within the caller's transaction, which holds the draft.
 * @param current the current draft.
 * @returns BATCH_REUSED, REVISION_AHEAD, PAGE_ARCHIVED for an archived page, or INVALID with the path of the fault: then
 * nothing is stored.
 */
export async function appendBatch(
  trx: Transaction,
  current: StoredState,
  { pageId, batch, author }: { pageId: string; batch: BatchBody; author: string },
): Promise<Result<{ answer: BatchAnswer; draft: StoredState }>> {
  const { clientId, batchId, baseRevision } = batch;
  if (baseRevision > current.revision) {
    return fail("REVISION_AHEAD", `The draft is at revision ${current.revision}, before ${baseRevision}`);
  }
  const fingerprint = await inSlices(fingerprintInSteps(batch.operations));
  const since =
    baseRevision < current.revision ? await readOperations(trx, pageId, baseRevision) : { operations: [], size: 0 };
  const { operations: sent, ...rest } = sentOf(since);
  const known = await findBatch(trx, pageId, clientId, batchId);
  if (known && known.fingerprint !== fingerprint) {
    return fail(
      "BATCH_REUSED",
      "Another batch already has this id. Only an unchanged batch may be sent again with its id.",
    );
  }
  if (known) {
    return ok({
      answer: { revision: current.revision, operations: sent, conflicts: known.conflicts, ...rest },
      draft: current,
    });
  }
  const operations = await inSlices(completeKeysInSteps(batch.operations));
  const decided = await inSlices(rebaseInSteps(current.state, { clientId, operations, since: since.operations }));
  if (!decided.ok) return failAt("INVALID", decided.message, { path: decided.path });
  const { state, accepted, conflicts } = decided;
  const revision = accepted.length > 0 ? current.revision + 1 : current.revision;
  const draft = { revision, state };
  const at = new Date().toISOString();
  if (accepted.length > 0 && !(await touchPage(trx, pageId, { author, at, revision }))) {
    return fail("PAGE_ARCHIVED", "This page is archived. Restore it before you change it.");
  }
  const stored = JSON.stringify(accepted);
  await trx
    .insertInto("page_batches")
    .values({
      page_id: pageId,
      client_id: clientId,
      batch_id: batchId,
      revision: accepted.length > 0 ? revision : null,
      fingerprint,
      operations: stored,
      conflicts: JSON.stringify(conflicts),
      author,
      created_at: at,
    })
    .execute();
  if (accepted.length > 0) await storeRevision(trx, pageId, draft, stored.length);
  if (accepted.some(({ type }) => type === "setMeta")) await listDraftPost(trx, pageId, state.draft.metaTags);
  const own = accepted.map((operation): LoggedOperation =>
    Object.assign({ revision, clientId, batchId, author, at }, operation),
  );
  return ok({ answer: { revision, operations: [...sent, ...own], conflicts, ...rest }, draft });
}

type PageChange = { author: string; at: string; revision: number };

/** Records for lists who changes a page, and when. @returns false for an archived one, which must be restored unchanged. */
async function touchPage(trx: Transaction, pageId: string, { author, at, revision }: PageChange): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("pages")
    .set({ updated_at: at, updated_by: author, draft_revision: revision })
    .where("id", "=", pageId)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function storeRevision(
  trx: Transaction,
  pageId: string,
  { revision, state }: StoredState,
  size: number,
): Promise<void> {
  const isDue = revision % SNAPSHOT_EVERY === 0 || size > LARGE_BATCH;
  // Writing the batch, the snapshot, and committing both take up to 100 ms each on the embedded database.
  if (isDue) await yieldToRequests();
  await trx
    .updateTable("page_drafts")
    .set({ revision, ...(isDue && snapshotOf(state, revision)) })
    .where("page_id", "=", pageId)
    .execute();
  if (isDue) await yieldToRequests();
}

/**
 * Makes a batch of the server itself for a draft that it holds (import, restore, templates); it may have any size.
 * @param id that of the request that asks for it, if it has one.
 */
export function serverBatch(
  operations: readonly Operation[],
  baseRevision: number,
  origin: string,
  id: string = newKey(),
): BatchBody {
  const sent = [...operations] as BatchBody["operations"];
  return { baseRevision, clientId: `${origin}-${id}`, batchId: id, operations: sent };
}
