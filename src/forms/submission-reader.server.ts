import type { ListPage } from "#contract";
import type { Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import { findIds, type SubmissionTable, type ListRequest } from "./find-submission-ids.server.ts";

const EXPORT_PAGE = 200;

/** How submissions are read from a table by their ids, newest first: as lists show them, and in full. */
type SubmissionSource<Listed, Whole> = {
  table: SubmissionTable;
  readListed: (db: Executor, ids: string[]) => Promise<Listed[]>;
  readWhole: (db: Executor, ids: string[]) => Promise<Whole[]>;
  /** The message for an unknown id. */
  missing: string;
};

/** Makes the queries that read the submissions of a table. */
export function makeSubmissionReader<Listed, Whole>({
  table,
  readListed,
  readWhole,
  missing,
}: SubmissionSource<Listed, Whole>) {
  /** Reads all submissions but the suspicious ones, page by page, newest first; later arrivals are left out. */
  async function* every(db: Executor): AsyncGenerator<Whole[]> {
    let cursor: string | undefined;
    do {
      const page = await findIds(db, table, { cursor, limit: EXPORT_PAGE });
      if (!page.ok) throw new Error(page.error.message);
      yield await readWhole(db, page.value.ids);
      cursor = page.value.nextCursor;
      await yieldToRequests();
    } while (cursor);
  }

  return {
    /**
     * Lists submissions, newest first. Those whose hidden field was filled have a separate list (`suspicious`).
     * @returns INVALID for a malformed cursor.
     */
    list: async (db: Executor, request: ListRequest): Promise<Result<ListPage<Listed>, "INVALID">> => {
      const page = await findIds(db, table, request);
      if (!page.ok) return page;
      const { ids, nextCursor } = page.value;
      return ok({ items: await readListed(db, ids), nextCursor });
    },
    /** Reads everything about one submission. */
    find: async (db: Executor, id: string): Promise<Result<Whole, "NOT_FOUND">> => {
      const [submission] = await readWhole(db, [id]);
      return submission ? ok(submission) : fail("NOT_FOUND", missing);
    },
    every,
  };
}
