import type { Kysely } from "kysely";

/** Names that an entity had, by which pages and automations still find it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("entities")
    .addColumn("former_names", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
