import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database, Executor } from "./database.server.ts";

/** How many hits are allowed within a window, in milliseconds; `name` distinguishes limits. */
export type RateLimit = { name: string; hits: number; windowMs: number };

/** The clocks of several machines agree within this. */
export const MAX_CLOCK_SKEW_MS = 60_000;

/** What counts hits: the database, and the key that keeps addresses out of its table. */
export type HitCounter = { database: Pick<Database, "db" | "takeRows">; secret: string };

/** Counts a single hit, as `countHits` does. */
export async function countHit(counter: HitCounter, limit: RateLimit, address: string, now: number): Promise<number> {
  const [retryAfter = 0] = await countHits(counter, counter.database.db, limit, [address], now);
  return retryAfter;
}

/**
 * Counts a hit of each address in the database, so that the limit holds across processes. Addresses are kept only as
 * keyed hashes.
 * @param db the database, or the transaction that counts. It waits for other transactions that count the same
 * addresses.
 * @returns for each hit 0 when it is allowed, or else the seconds to wait. Of equal addresses the first ones count
 * first.
 */
export async function countHits(
  { database, secret }: HitCounter,
  db: Executor,
  limit: RateLimit,
  addresses: readonly string[],
  now: number,
): Promise<number[]> {
  const resetsAt = now + limit.windowMs;
  // A window that ends much later was begun while the clock was ahead.
  const isOver = sql`rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${resetsAt + MAX_CLOCK_SKEW_MS}`;
  const buckets = addresses.map((address) => bucketOf(limit, address, secret));
  const perBucket = Map.groupBy(buckets, (bucket) => bucket);
  // In a fixed order, so that two transactions can't deadlock.
  const rows = [...perBucket]
    .map(([bucket, { length }]) => ({ bucket, resets_at: resetsAt, hits: length }))
    .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const counted = await db
    .insertInto("rate_limits")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet({
        hits: sql`case when ${isOver} then excluded.hits else rate_limits.hits + excluded.hits end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(["bucket", "hits", "resets_at"])
    .execute();
  const states = new Map(counted.map(({ bucket, hits, resets_at }) => [bucket, { hits, resets_at }]));
  const isFirst = rows.some(({ bucket, hits }) => states.get(bucket)?.hits === hits);
  if (isFirst) await forgetExpired(database, db, now);
  const seen = new Map(rows.map(({ bucket, hits }) => [bucket, (states.get(bucket)?.hits ?? hits) - hits]));
  return buckets.map((bucket) => {
    const hits = (seen.get(bucket) ?? 0) + 1;
    seen.set(bucket, hits);
    const until = states.get(bucket)?.resets_at ?? resetsAt;
    return hits <= limit.hits ? 0 : Math.max(1, Math.ceil((until - now) / 1000));
  });
}

/** Deletes counters whose window is over, except those that another transaction is counting. */
async function forgetExpired({ takeRows }: HitCounter["database"], db: Executor, now: number): Promise<void> {
  const expired = takeRows(db.selectFrom("rate_limits").select("bucket").where("resets_at", "<=", now));
  await db.deleteFrom("rate_limits").where("bucket", "in", expired).execute();
}

/** Takes back a hit that turned out not to count. */
export async function takeBackHit({ database, secret }: HitCounter, limit: RateLimit, address: string): Promise<void> {
  await database.db
    .updateTable("rate_limits")
    .set((eb) => ({ hits: eb("hits", "-", 1) }))
    .where("bucket", "=", bucketOf(limit, address, secret))
    .where("hits", ">", 0)
    .execute();
}

function bucketOf(limit: RateLimit, address: string, secret: string): string {
  return createHmac("sha256", secret).update(`${limit.name}\n${address}`).digest("base64url");
}
