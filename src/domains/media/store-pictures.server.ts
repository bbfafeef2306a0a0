import type { Database, Schema, Transaction } from "#db";
import { ok, type Result } from "#shared";
import { announceFile, isKept, pictureLock, settleFiles } from "./announced.server.ts";
import type { MediaStore, Unavailable } from "./store/media-store.server.ts";
import "./tables.ts";

/** What the library says of a picture. */
export type PictureRow = Schema["media"];

/** A picture that is prepared but not stored: the bytes of its file, and its row. */
export type NewPicture = { content: Buffer; file: string; row: PictureRow };

/** Adds pictures to the library, in the transaction that stores what shows them; one that is there already stays as it is. */
export async function addPictures(
  { lockName }: Pick<Database, "lockName">,
  trx: Transaction,
  rows: readonly PictureRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await lockName(trx, ...rows.map(pictureLock));
  await trx
    .insertInto("media")
    .values([...rows])
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
  await settleFiles(trx, rows);
}

/**
 * Removes a stored file that the library doesn't have: what it was for wasn't stored. The storage may answer slowly, so no
 * transaction waits for it.
 */
async function discard({ holdName }: Database, store: MediaStore, { file, row }: NewPicture) {
  await holdName(pictureLock(row), async (db) => {
    const isGone = (await isKept(db, row)) || (await store.remove(file)).ok;
    if (isGone) await settleFiles(db, [row]);
  });
}

/** Stores a kept picture's file again where someone whose equal picture wasn't kept has removed it in between. */
async function ensureFile({ holdName }: Database, store: MediaStore, { content, file, row }: NewPicture) {
  // A removal under way has ended then; with the row there, none begins.
  await holdName(pictureLock(row), async () => {});
  const found = await store.find(file);
  if (found.ok && !found.value) await store.put(file, content);
}

/**
 * Stores pictures together with what shows them: their files first, so that nobody ever sees a picture that isn't there.
 * Where the rest isn't stored, they are removed again; what a process that dies in between leaves behind is swept later.
 * @param work stores the rest, with the pictures' rows in its transaction (`addPictures`); says whether it did.
 * @returns what `work` returns, or UNAVAILABLE.
 */
export async function storeWithPictures<Outcome extends { isStored: boolean }>(
  database: Database,
  store: MediaStore,
  pictures: readonly NewPicture[],
  work: () => Promise<Outcome>,
): Promise<Result<Outcome, Unavailable>> {
  const discardAll = async () => {
    for (const picture of pictures) await discard(database, store, picture);
  };
  let outcome: Outcome | undefined;
  try {
    for (const { row } of pictures) await announceFile(database, row);
    for (const { file, content } of pictures) {
      const put = await store.put(file, content);
      if (!put.ok) return put;
    }
    outcome = await work();
  } finally {
    if (!outcome?.isStored) await discardAll();
  }
  if (outcome.isStored) for (const picture of pictures) await ensureFile(database, store, picture);
  return ok(outcome);
}
