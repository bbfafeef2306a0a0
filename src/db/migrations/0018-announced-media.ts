import type { Kysely } from "kysely";

/** Files of pictures that are being stored: what a process leaves behind that dies before their rows are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("announced_media")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("extension", "text", (column) => column.notNull())
    .addColumn("announced_at", "text", (column) => column.notNull())
    .execute();
}
