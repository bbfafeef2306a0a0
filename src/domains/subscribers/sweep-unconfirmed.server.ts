import type { Database } from "#db";
import { deleteEntries, type EntrySources } from "#inbox/server";
import "./tables.ts";

/** How long someone has to confirm a sign-up, from when they were last asked. */
const UNCONFIRMED_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/**
 * Deletes sign-ups that nobody has confirmed in time, with their entries: their links end with them. So are those that were
 * rejected. Of someone who had confirmed and unsubscribed before, only the new request to confirm is forgotten.
 * @returns how many were deleted.
 */
export async function sweepUnconfirmed(database: Database, sources: EntrySources, now = Date.now()): Promise<number> {
  const before = new Date(now - UNCONFIRMED_DAYS * DAY_MS).toISOString();
  await database.db
    .updateTable("subscribers")
    .set({ asked_at: null, mail_due_at: null })
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is not", null)
    .where("asked_at", "<", before)
    .execute();
  return deleteEntries(database, sources, async (trx, limit) => {
    const rows = await trx
      .selectFrom("subscribers")
      .select("id")
      .where("confirmed_at", "is", null)
      .where("asked_at", "<", before)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, kind: "subscriber" as const }));
  });
}
