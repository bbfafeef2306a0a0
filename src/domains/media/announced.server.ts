import type { Database, Executor, Schema } from "#db";
import { ok, type Result } from "#shared";
import type { MediaStore, Unavailable } from "./store/media-store.server.ts";
import "./tables.ts";

type Announced = Pick<Schema["media"], "hash" | "extension">;

/** A file without a row after this time was left behind by a process that died: no request takes so long. */
const SAFE_MS = 3_600_000;

/** Files that are tried in a round; the others wait for the next one. */
const MAX_AT_ONCE = 500;

/** The name of the lock on a picture. */
export const pictureLock = ({ hash }: Pick<Announced, "hash">): string => `picture ${hash}`;

/**
 * Records that a file is about to be stored, so that it is found should this process die before its row exists. Waits while
 * an equal file is being removed.
 */
export async function announceFile(database: Database, { hash, extension }: Announced): Promise<void> {
  await database.holdName(pictureLock({ hash }), async (db) => {
    const announced_at = new Date().toISOString();
    await db
      .insertInto("announced_media")
      .values({ hash, extension, announced_at })
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ announced_at }))
      .execute();
  });
}

/** Records that files have their rows, or are gone. */
export async function settleFiles(db: Executor, pictures: readonly Pick<Announced, "hash">[]): Promise<void> {
  const hashes = pictures.map(({ hash }) => hash);
  if (hashes.length > 0) await db.deleteFrom("announced_media").where("hash", "in", hashes).execute();
}

/** @returns whether the library has a picture. */
export async function isKept(db: Executor, { hash }: Pick<Announced, "hash">): Promise<boolean> {
  const kept = await db.selectFrom("media").select("id").where("hash", "=", hash).executeTakeFirst();
  return kept !== undefined;
}

/**
 * Removes a file that nobody has announced again. The storage may answer slowly, so no transaction waits for it.
 * @returns whether it was removed; UNAVAILABLE leaves it for the next round.
 */
function sweepFile(database: Database, store: MediaStore, { hash, extension }: Announced, before: string) {
  return database.holdName(pictureLock({ hash }), async (db): Promise<Result<boolean, Unavailable>> => {
    const left = await db
      .selectFrom("announced_media")
      .select("hash")
      .where("hash", "=", hash)
      .where("announced_at", "<", before)
      .executeTakeFirst();
    if (!left) return ok(false);
    const removed = (await isKept(db, { hash })) ? undefined : await store.remove(`${hash}.${extension}`);
    if (removed?.ok === false) return removed;
    await settleFiles(db, [{ hash }]);
    return ok(removed !== undefined);
  });
}

/**
 * Removes files left behind by processes that died before they stored the pictures' rows. It touches no other file: the
 * storage may hold more than this site's files.
 * @returns how many were removed.
 */
export async function sweepAnnounced(database: Database, store: MediaStore): Promise<number> {
  const before = new Date(Date.now() - SAFE_MS).toISOString();
  const old = await database.db
    .selectFrom("announced_media")
    .select(["hash", "extension"])
    .where("announced_at", "<", before)
    .limit(MAX_AT_ONCE)
    .execute();
  let count = 0;
  for (const file of old) {
    const swept = await sweepFile(database, store, file, before);
    if (!swept.ok) break;
    if (swept.value) count += 1;
  }
  return count;
}
