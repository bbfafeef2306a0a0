import { sql, type Kysely } from "kysely";

/**
 * Sign-ups that are confirmed by email, and people who have unsubscribed. Everyone who signed up before is on the list. The
 * email that asks for confirmation is due in its row; one of a suspicious sign-up is held back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["confirmed_at", "unsubscribed_at", "asked_at", "mail_due_at"]) {
    await db.schema.alterTable("subscribers").addColumn(name, "text").execute();
  }
  await db.schema
    .alterTable("subscribers")
    .addColumn("mail_attempts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update subscribers set confirmed_at = created_at`.execute(db);
  await sql`create index subscribers_mail_due on subscribers (mail_due_at)
    where mail_due_at is not null and suspicious_at is null`.execute(db);
}
