import type { Kysely } from "kysely";

/** Who sent an invitation to the site; unknown for those that are open now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invitations")
    .addColumn("invited_by", "text", (column) => column.references("users.id").onDelete("cascade"))
    .execute();
}
