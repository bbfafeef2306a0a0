import type { Kysely } from "kysely";

/**
 * The index of a row's keys tells their properties apart. Without them the embedded database would rather read all keys of a
 * tenant than those of a few properties of some rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("row_keys_of_row").execute();
  await db.schema.createIndex("row_keys_of_row").on("row_keys").columns(["tenant_id", "row_id", "property"]).execute();
}
