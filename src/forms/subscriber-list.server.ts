import type { Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import { everyEntry, findIds, type ListPage, type ListRequest } from "./entry-keys.server.ts";
import type { ListedSubscriber, StoredSubscriber } from "./stored-subscriber.ts";

const LISTED = [
  "id",
  "created_at as createdAt",
  "first_name as firstName",
  "last_name as lastName",
  "email",
  "locale",
  "page_path as pagePath",
] as const;

function newestFirst(db: Executor, ids: string[]) {
  return db.selectFrom("subscribers").where("id", "in", ids).orderBy("created_at", "desc").orderBy("id", "desc");
}

async function readWhole(db: Executor, ids: string[]): Promise<StoredSubscriber[]> {
  const rows = await newestFirst(db, ids)
    .select([...LISTED, "source", "query", "suspicious_at"])
    .execute();
  return rows.map(({ suspicious_at: suspiciousAt, ...entry }) =>
    Object.assign(entry, { isSuspicious: suspiciousAt !== null }),
  );
}

/**
 * Lists sign-ups, newest first. Those whose hidden field was filled stand in a list of their own (`suspicious`).
 * @param request `search` finds parts of name, email and page, whatever the capitals.
 * @returns INVALID for a cursor that is none of ours.
 */
export async function listSubscribers(
  db: Executor,
  request: ListRequest,
): Promise<Result<ListPage<ListedSubscriber>, "INVALID">> {
  const page = await findIds(db, "subscribers", request);
  if (!page.ok) return page;
  const { ids, nextCursor } = page.value;
  return ok({ items: await newestFirst(db, ids).select(LISTED).execute(), nextCursor });
}

/** Reads everything about one sign-up. */
export async function findSubscriber(db: Executor, id: string): Promise<Result<StoredSubscriber, "NOT_FOUND">> {
  const [entry] = await readWhole(db, [id]);
  return entry ? ok(entry) : fail("NOT_FOUND", "This sign-up doesn't exist, or was deleted");
}

/** Reads all sign-ups but the suspicious ones in pieces, newest first. */
export function everySubscriber(db: Executor): AsyncGenerator<StoredSubscriber[]> {
  return everyEntry(db, "subscribers", (ids) => readWhole(db, ids));
}
