import { createHash } from "node:crypto";
import { type Database, type Executor, type Schema, type Transaction } from "#db";
import { ok, type Result } from "#shared";
import { newId } from "#shared/server";
import { privateName, type MediaStore, type OpenedFile, type Unavailable } from "./store/media-store.server.ts";
import "./tables.ts";

/** A visitor's file before it is stored. */
export type NewPrivateFile = { id: string; hash: string; name: string; content: Buffer };

/** A stored file as its owner lists it; `bytes` is its size. */
type PrivateFile = Pick<Schema["private_files"], "id" | "name" | "bytes">;

/** A file without an owner after this time is left over: no request takes so long. */
const SAFE_MS = 3_600_000;
/** Files that are removed in a round; the others wait for the next one. */
const MAX_AT_ONCE = 500;

const lockOf = (hash: string): string => `private file ${hash}`;

/** Gives a visitor's file the id that its owner will know it by. @param name of at most 200 characters, in one line. */
export function newPrivateFile(content: Buffer, name: string): NewPrivateFile {
  return { id: newId(), hash: createHash("sha256").update(content).digest("hex"), name, content };
}

/** Records that a file is about to be stored. Waits while an equal file is being removed. */
async function announce(database: Database, { id, hash, name, content }: NewPrivateFile): Promise<void> {
  await database.holdName(lockOf(hash), async (db) => {
    const row = { id, hash, name, bytes: content.length, announced_at: new Date().toISOString(), owner_id: null };
    await db.insertInto("private_files").values(row).execute();
  });
}

/**
 * Stores files that only the team may read, before what they belong to: that one takes them in its transaction
 * (`ownPrivateFiles`). Files that nobody takes are swept within two hours, also those of a process that died.
 * @returns UNAVAILABLE when the storage doesn't answer.
 */
export async function putPrivateFiles(
  database: Database,
  store: MediaStore,
  files: readonly NewPrivateFile[],
): Promise<Result<undefined, Unavailable>> {
  for (const file of files) {
    await announce(database, file);
    const put = await store.put(privateName(file.hash), file.content);
    if (!put.ok) return put;
  }
  return ok(undefined);
}

/** Makes stored files belong to something, in the transaction that stores it. */
export async function ownPrivateFiles(trx: Transaction, ids: readonly string[], ownerId: string): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable("private_files").set({ owner_id: ownerId }).where("id", "in", ids).execute();
}

/** Gives up the files of what is deleted in this transaction: the next sweep removes them. */
export async function disownPrivateFiles(trx: Transaction, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return;
  const change = { owner_id: null, announced_at: new Date(0).toISOString() };
  await trx.updateTable("private_files").set(change).where("owner_id", "in", ownerIds).execute();
}

/** @returns the files of their owners by the owner's id. */
export async function listPrivateFiles(db: Executor, ownerIds: readonly string[]): Promise<Map<string, PrivateFile[]>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("private_files")
    .select(["id", "name", "bytes", "owner_id"])
    .where("owner_id", "in", ownerIds)
    .orderBy("id")
    .execute();
  const owned = rows.flatMap(({ owner_id: owner, ...file }) => (owner === null ? [] : [{ owner, file }]));
  const byOwner = Map.groupBy(owned, ({ owner }) => owner);
  return new Map([...byOwner].map(([owner, all]) => [owner, all.map(({ file }) => file)]));
}

/** Opens a file of an owner. @returns undefined for any other file. */
export async function openPrivateFile(
  db: Executor,
  store: MediaStore,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Result<(OpenedFile & { name: string }) | undefined, Unavailable>> {
  const row = await db
    .selectFrom("private_files")
    .select(["hash", "name"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  if (!row) return ok(undefined);
  const opened = await store.open(privateName(row.hash));
  if (!opened.ok) return opened;
  return ok(opened.value && { ...opened.value, name: row.name });
}

/**
 * Removes a row without an owner, and before it its file unless another row needs it. The storage may answer slowly, so no
 * transaction waits for it. @returns whether a file was removed.
 */
function sweepFile(database: Database, store: MediaStore, { id, hash }: { id: string; hash: string }) {
  return database.holdName(lockOf(hash), async (db): Promise<Result<boolean, Unavailable>> => {
    const rows = await db.selectFrom("private_files").select(["id", "owner_id"]).where("hash", "=", hash).execute();
    const isLeft = rows.some((row) => row.id === id && row.owner_id === null);
    if (!isLeft) return ok(false);
    const removed = rows.length === 1 ? await store.remove(privateName(hash)) : undefined;
    if (removed?.ok === false) return removed;
    await db.deleteFrom("private_files").where("id", "=", id).where("owner_id", "is", null).execute();
    return ok(removed !== undefined);
  });
}

/** Removes files that nobody owns. @returns how many. UNAVAILABLE leaves the others for the next round. */
export async function sweepPrivateFiles(database: Database, store: MediaStore, now = Date.now()): Promise<number> {
  const rows = await database.db
    .selectFrom("private_files")
    .select(["id", "hash"])
    .where("owner_id", "is", null)
    .where("announced_at", "<", new Date(now - SAFE_MS).toISOString())
    .limit(MAX_AT_ONCE)
    .execute();
  let count = 0;
  for (const row of rows) {
    const swept = await sweepFile(database, store, row);
    if (!swept.ok) break;
    if (swept.value) count += 1;
  }
  return count;
}
