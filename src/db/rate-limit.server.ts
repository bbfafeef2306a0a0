import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Executor } from "./database.server.ts";

/** How many hits are allowed within a window, in milliseconds; `name` distinguishes limits. */
export type RateLimit = { name: string; hits: number; windowMs: number };

/**
 * Counts one hit in the database, so that the limit holds across processes. The address is kept only as a keyed hash.
 * @returns 0 when the hit is allowed, or else the seconds to wait.
 */
export async function countHit(
  db: Executor,
  limit: RateLimit,
  address: string,
  secret: string,
  now: number,
): Promise<number> {
  const bucket = bucketOf(limit, address, secret);
  const resetsAt = now + limit.windowMs;
  const { hits, resets_at } = await db
    .insertInto("rate_limits")
    .values({ bucket, resets_at: resetsAt, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet({
        hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql`case when rate_limits.resets_at <= ${now} then ${resetsAt} else rate_limits.resets_at end`,
      }),
    )
    .returning(["hits", "resets_at"])
    .executeTakeFirstOrThrow();
  if (hits === 1) await db.deleteFrom("rate_limits").where("resets_at", "<=", now).execute();
  return hits <= limit.hits ? 0 : Math.max(1, Math.ceil((resets_at - now) / 1000));
}

/** Takes back a hit that turned out not to count. */
export async function takeBackHit(db: Executor, limit: RateLimit, address: string, secret: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ hits: eb("hits", "-", 1) }))
    .where("bucket", "=", bucketOf(limit, address, secret))
    .where("hits", ">", 0)
    .execute();
}

function bucketOf(limit: RateLimit, address: string, secret: string): string {
  return createHmac("sha256", secret).update(`${limit.name}\n${address}`).digest("base64url");
}
