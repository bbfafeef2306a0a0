import { doOrRollBack, type Database, type Executor, type Schema, type Transaction } from "#db";
import { ok } from "#shared";
import type { MediaStore } from "./store/media-store.server.ts";
import "./tables.ts";

type Announced = Pick<Schema["media"], "hash" | "extension">;

/** A file whose row isn't there after this time was left by a process that died: no request takes so long. */
const SAFE_MS = 3_600_000;

/** Files that are tried in a round; the others wait for the next one. */
const MOST_AT_ONCE = 500;

/** The name of the lock on a picture. */
export const pictureLock = ({ hash }: Pick<Announced, "hash">): string => `picture ${hash}`;

/** Notes that files are about to be stored, so that they are found should this process die before their rows are there. */
export async function announceFiles(db: Executor, pictures: readonly Announced[]): Promise<void> {
  if (pictures.length === 0) return;
  const announced_at = new Date().toISOString();
  const unique = new Map(pictures.map(({ hash, extension }) => [hash, { hash, extension, announced_at }]));
  await db
    .insertInto("announced_media")
    .values([...unique.values()])
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ announced_at }))
    .execute();
}

/** Notes that files have their rows, or are gone. */
export async function settleFiles(db: Executor, pictures: readonly Pick<Announced, "hash">[]): Promise<void> {
  const hashes = pictures.map(({ hash }) => hash);
  if (hashes.length > 0) await db.deleteFrom("announced_media").where("hash", "in", hashes).execute();
}

/** @returns whether the library has a picture. */
export async function isKept(trx: Transaction, { hash }: Pick<Announced, "hash">): Promise<boolean> {
  const kept = await trx.selectFrom("media").select("id").where("hash", "=", hash).executeTakeFirst();
  return kept !== undefined;
}

/** @returns whether the file was removed; UNAVAILABLE leaves it for the next round. */
function sweepFile(database: Database, store: MediaStore, { hash, extension }: Announced, before: string) {
  return doOrRollBack(database, async (trx) => {
    await database.lockName(trx, pictureLock({ hash }));
    // Someone who has announced it again waits for this, and then stores it again.
    const { numDeletedRows } = await trx
      .deleteFrom("announced_media")
      .where("hash", "=", hash)
      .where("announced_at", "<", before)
      .executeTakeFirst();
    if (numDeletedRows === 0n || (await isKept(trx, { hash }))) return ok(false);
    const removed = await store.remove(`${hash}.${extension}`);
    return removed.ok ? ok(true) : removed;
  });
}

/**
 * Removes files that processes left behind which died before they stored the rows of these pictures. It touches no other
 * file of the storage, which may hold more than this site's.
 * @returns how many were removed.
 */
export async function sweepAnnounced(database: Database, store: MediaStore, now = Date.now()): Promise<number> {
  const before = new Date(now - SAFE_MS).toISOString();
  const old = await database.db
    .selectFrom("announced_media")
    .select(["hash", "extension"])
    .where("announced_at", "<", before)
    .limit(MOST_AT_ONCE)
    .execute();
  let count = 0;
  for (const file of old) {
    const swept = await sweepFile(database, store, file, before);
    if (!swept.ok) break;
    if (swept.value) count += 1;
  }
  return count;
}
