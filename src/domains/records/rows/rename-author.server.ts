import { stepThrough, type Database } from "#db";
import "../tables.ts";

/** Rows whose history one step goes through. */
const WINDOW = 500;

/** Who changed rows: the name that is replaced, and the one in its place. */
type Names = { from: string; to: string };

/** Replaces a name in the history of a tenant's next rows. @returns the last of them. */
function renameAfter(database: Database, tenantId: string, after: string, { from, to }: Names) {
  return database.inTransaction(async (trx) => {
    const { rows } = await database.enterTenant(trx, tenantId);
    const window = rows.selectFrom("rows").select("id").where("id", ">", after).orderBy("id").limit(WINDOW);
    const last = (await window.execute()).at(-1)?.id;
    if (last === undefined) return undefined;
    await rows
      .updateTable("row_changes")
      .set({ author: to })
      .where("row_id", ">", after)
      .where("row_id", "<=", last)
      .where("author", "=", from)
      .execute();
    return last;
  });
}

/** Replaces the name of who changed rows in the history of all organisations' rows. */
export async function renameAuthorOfRows(database: Database, from: string, to: string): Promise<void> {
  for (const { id } of await database.db.selectFrom("tenants").select("id").execute()) {
    await stepThrough((after) => renameAfter(database, id, after, { from, to }));
  }
}
