import type { Executor, Transaction } from "#db";
import { newKey } from "#shared";
import { apply } from "../operations/apply.ts";
import type { DraftState } from "../operations/draft.ts";
import { draftOf, type Draft } from "../operations/draft-content.ts";
import type { Operation } from "../operations/operation.ts";
import { settledOf, type Tombstones } from "../operations/tombstones.ts";
import { readStoredBlocks, readStoredTags } from "../stored-content.ts";

/** A stored draft: its state, and how many batches have changed it. */
export type StoredState = { revision: number; state: DraftState };

type Row = {
  revision: number;
  snapshot: string;
  removed: string;
  snapshot_revision: number;
  operations: string | null;
};

function replay(state: DraftState, operations: readonly Operation[]): DraftState {
  return operations.reduce((current, operation) => {
    const outcome = apply(current, operation);
    return outcome.kind === "applied" ? outcome.state : current;
  }, state);
}

/** Reads a draft in one query: its snapshot, and the tail of the log after it. */
async function readRows(db: Executor, pageId: string): Promise<Row[]> {
  return db
    .selectFrom("page_drafts")
    .leftJoin("page_batches", (join) =>
      join
        .onRef("page_batches.page_id", "=", "page_drafts.page_id")
        .onRef("page_batches.revision", ">", "page_drafts.snapshot_revision"),
    )
    .select(["page_drafts.revision", "page_drafts.snapshot", "page_drafts.removed", "page_drafts.snapshot_revision"])
    .select("page_batches.operations")
    .where("page_drafts.page_id", "=", pageId)
    .orderBy("page_batches.revision")
    .execute();
}

function stateOf(rows: readonly Row[]): StoredState | undefined {
  const [row] = rows;
  if (!row) return undefined;
  const draft: Draft = JSON.parse(row.snapshot);
  const settled: Tombstones["settled"] = JSON.parse(row.removed);
  const tail = rows.flatMap(({ operations }): Operation[] => (operations ? JSON.parse(operations) : []));
  return { revision: row.revision, state: replay({ draft, removed: { settled, recent: {} } }, tail) };
}

/** @returns a page's draft; undefined when none has been opened yet, or the page doesn't exist. */
export async function readState(db: Executor, pageId: string): Promise<StoredState | undefined> {
  return stateOf(await readRows(db, pageId));
}

/** @returns the number of batches that have changed a draft; undefined when it has none yet. */
export async function readRevision(db: Executor, pageId: string): Promise<number | undefined> {
  const row = await db.selectFrom("page_drafts").select("revision").where("page_id", "=", pageId).executeTakeFirst();
  return row?.revision;
}

/** Creates the draft of a page from what is published there, or empty. @returns undefined when the page doesn't exist. */
export async function beginDraft(trx: Transaction, pageId: string): Promise<StoredState | undefined> {
  const row = await trx
    .selectFrom("pages")
    .leftJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["page_versions.meta_tags", "page_versions.blocks"])
    .where("pages.id", "=", pageId)
    .executeTakeFirst();
  if (!row) return undefined;
  const content = { metaTags: readStoredTags(row.meta_tags ?? "[]"), blocks: readStoredBlocks(row.blocks ?? "[]") };
  const state = draftOf(content, newKey);
  await trx
    .insertInto("page_drafts")
    .values({ page_id: pageId, revision: 0, ...snapshotOf(state, 0) })
    .execute();
  return { revision: 0, state };
}

/** The columns that hold a draft as it is at a revision. */
export function snapshotOf({ draft, removed }: DraftState, revision: number) {
  return { snapshot: JSON.stringify(draft), removed: JSON.stringify(settledOf(removed)), snapshot_revision: revision };
}
