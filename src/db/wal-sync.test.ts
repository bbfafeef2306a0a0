import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { embedded } from "../../tests/databases.ts";
import { openDatabase } from "./database.server.ts";

/** SQLite's numbers of what a commit waits for. */
const [NORMAL, FULL] = [1, 2];

async function synchronous<Tables>(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous;
}

it("a quiet transaction alone leaves the wait for the disk to another thread", async () => {
  const { place, remove } = await embedded.make();
  const { db, inQuietTransaction, inTransaction, close } = await openDatabase({ ...place, exclusive: true });
  const notes = sql`create table notes (text text)`;
  await notes.execute(db);
  const inside = inQuietTransaction(async (trx) => {
    await sql`insert into notes values ('kept')`.execute(trx);
    return synchronous(trx);
  });
  const beside = inTransaction((trx) => synchronous(trx));
  expect(await Promise.all([inside, beside])).toEqual([NORMAL, FULL]);
  const failing = inQuietTransaction(async (trx) => {
    await sql`insert into notes values ('undone')`.execute(trx);
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  expect(await synchronous(db)).toBe(FULL);
  expect((await sql`select text from notes`.execute(db)).rows).toEqual([{ text: "kept" }]);
  await expect(inQuietTransaction(() => sql`select 1`.execute(db))).rejects.toThrow("only its transaction");
  await close();
  await remove();
});
