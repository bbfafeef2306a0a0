import { setImmediate } from "node:timers/promises";
import type { Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import { findIds, type EntryTable, type ListPage, type ListRequest } from "./entry-keys.server.ts";

const EXPORT_PAGE = 200;

/** How the entries of a table are read by their ids, newest first: as lists show them, and whole. */
type EntrySource<Listed, Whole> = {
  table: EntryTable;
  readListed: (db: Executor, ids: string[]) => Promise<Listed[]>;
  readWhole: (db: Executor, ids: string[]) => Promise<Whole[]>;
  /** What is said of an id that is none. */
  missing: string;
};

/** Makes the ways in which the entries of a table are read. */
export function makeEntryReader<Listed, Whole>({ table, readListed, readWhole, missing }: EntrySource<Listed, Whole>) {
  /** Reads all entries but the suspicious ones in pieces, newest first; what arrives meanwhile is not among them. */
  async function* every(db: Executor): AsyncGenerator<Whole[]> {
    let cursor: string | undefined;
    do {
      const page = await findIds(db, table, { cursor, limit: EXPORT_PAGE });
      if (!page.ok) throw new Error(page.error.message);
      yield await readWhole(db, page.value.ids);
      cursor = page.value.nextCursor;
      await setImmediate();
    } while (cursor);
  }

  return {
    /**
     * Lists entries, newest first. Those whose hidden field was filled stand in a list of their own (`suspicious`).
     * @returns INVALID for a cursor that is none of ours.
     */
    list: async (db: Executor, request: ListRequest): Promise<Result<ListPage<Listed>, "INVALID">> => {
      const page = await findIds(db, table, request);
      if (!page.ok) return page;
      const { ids, nextCursor } = page.value;
      return ok({ items: await readListed(db, ids), nextCursor });
    },
    /** Reads everything about one entry. */
    find: async (db: Executor, id: string): Promise<Result<Whole, "NOT_FOUND">> => {
      const [entry] = await readWhole(db, [id]);
      return entry ? ok(entry) : fail("NOT_FOUND", missing);
    },
    every,
  };
}
