import type { Executor } from "#db";
import { makeSubmissionReader } from "#forms/server";
import type { ListedSubscriber, StoredSubscriber } from "./contract.ts";

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
  return rows.map(({ suspicious_at: suspiciousAt, ...submission }) =>
    Object.assign(submission, { isSuspicious: suspiciousAt !== null }),
  );
}

/** Sign-ups: a page of the list (`search` matches name, email and page), one in full, and all. */
export const {
  list: listSubscribers,
  find: findSubscriber,
  every: everySubscriber,
} = makeSubmissionReader<ListedSubscriber, StoredSubscriber>({
  table: "subscribers",
  readListed: (db, ids) => newestFirst(db, ids).select(LISTED).execute(),
  readWhole,
  missing: "This sign-up doesn't exist, or was deleted",
});
