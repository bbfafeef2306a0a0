import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { embedded } from "../../tests/databases.ts";
import { openDatabase } from "./database.server.ts";
import { makeDeferredSync } from "./wal-sync.server.ts";

/** SQLite's numbers of what a commit waits for. */
const [NORMAL, FULL] = [1, 2];

async function synchronous<Tables>(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous;
}

it(
  "only a transaction with deferred sync leaves the wait for the disk to another thread",
  { tags: ["slow"] },
  async () => {
    const { place, remove } = await embedded.make();
    const { db, inDeferredSyncTransaction, inTransaction, close } = await openDatabase({ ...place, exclusive: true });
    await sql`create table synced_texts (text text)`.execute(db);
    const inside = inDeferredSyncTransaction(async (trx) => {
      await sql`insert into synced_texts values ('kept')`.execute(trx);
      return synchronous(trx);
    });
    const beside = inTransaction((trx) => synchronous(trx));
    expect(await Promise.all([inside, beside])).toEqual([NORMAL, FULL]);
    const failing = inDeferredSyncTransaction(async (trx) => {
      await sql`insert into synced_texts values ('undone')`.execute(trx);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await synchronous(db)).toBe(FULL);
    expect((await sql`select text from synced_texts`.execute(db)).rows).toEqual([{ text: "kept" }]);
    await expect(inDeferredSyncTransaction(() => sql`select 1`.execute(db))).rejects.toThrow("only its transaction");
    await close();
    await remove();
  },
);

it("a log that couldn't be opened is opened by the next transaction", async () => {
  const { place, remove } = await embedded.make();
  const { db, close } = await openDatabase({ ...place, exclusive: false });
  const folder = join(place.folder, "later");
  const { run, close: closeLog } = makeDeferredSync(db, folder);
  const read = () => run((trx) => synchronous(trx));
  await expect(read()).rejects.toThrow("ENOENT");
  mkdirSync(folder);
  writeFileSync(join(folder, "blockwright.db-wal"), "");
  expect(await read()).toBe(NORMAL);
  await closeLog();
  await close();
  await remove();
});

it("many transactions with deferred sync are checkpointed as they go", { tags: ["slow"] }, async () => {
  const { place, remove } = await embedded.make();
  const { db, inDeferredSyncTransaction, close } = await openDatabase({ ...place, exclusive: true });
  await sql`create table synced_texts (text text)`.execute(db);
  const log = () => statSync(join(place.folder, "blockwright.db-wal")).size;
  const write = () =>
    inDeferredSyncTransaction((trx) => sql`insert into synced_texts values (${"x".repeat(100_000)})`.execute(trx));
  let written = 0;
  await expect
    .poll(async () => {
      for (let n = 0; n < 100; n += 1) await write();
      written += 100 * 100_000;
      return written - log();
    })
    .toBeGreaterThan(30_000_000);
  const { rows } = await sql<{ count: number }>`select count(*) as count from synced_texts`.execute(db);
  expect(rows[0]?.count).toBe(written / 100_000);
  await close();
  await remove();
});
