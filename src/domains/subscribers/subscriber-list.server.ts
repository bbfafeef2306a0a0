import type { Executor } from "#db";
import { makeSubmissionReader } from "#forms/server";
import { stateOf, type StateColumns } from "./state.ts";
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
const STATE = ["confirmed_at", "unsubscribed_at", "asked_at"] as const;

function newestFirst(db: Executor, ids: string[]) {
  return db.selectFrom("subscribers").where("id", "in", ids).orderBy("created_at", "desc").orderBy("id", "desc");
}

async function readWhole(db: Executor, ids: string[]): Promise<StoredSubscriber[]> {
  const rows = await newestFirst(db, ids)
    .select([...LISTED, ...STATE, "source", "query", "suspicious_at"])
    .execute();
  return rows.map(({ suspicious_at: suspiciousAt, ...row }) =>
    Object.assign(withState(row), {
      confirmedAt: row.confirmed_at,
      unsubscribedAt: row.unsubscribed_at,
      isSuspicious: suspiciousAt !== null,
    }),
  );
}

function withState<Row extends StateColumns>(row: Row) {
  const { confirmed_at: _confirmed, unsubscribed_at: _unsubscribed, asked_at: _asked, ...rest } = row;
  return { ...rest, state: stateOf(row) };
}

async function readListed(db: Executor, ids: string[]): Promise<ListedSubscriber[]> {
  const rows = await newestFirst(db, ids)
    .select([...LISTED, ...STATE])
    .execute();
  return rows.map(withState);
}

const reader = makeSubmissionReader<ListedSubscriber, StoredSubscriber>({
  table: "subscribers",
  readListed,
  readWhole,
  missing: "Sign-up not found",
});

/** Sign-ups: a page of the list (`search` matches name, email and page), and one in full. */
export const { list: listSubscribers, find: findSubscriber } = reader;

/** Reads everyone who gets the newsletter, page by page, newest first; later arrivals are left out. */
export async function* everySubscriber(db: Executor): AsyncGenerator<StoredSubscriber[]> {
  for await (const page of reader.every(db)) yield page.filter((one) => one.state === "subscribed");
}
