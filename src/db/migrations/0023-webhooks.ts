import { sql, type Kysely } from "kysely";

/** The addresses that receive webhooks. They belong to the site, as the automations do that send them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("webhook_endpoints")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull().unique())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("mail_attempts", "integer", (column) => column.notNull());
  for (const name of [
    "old_secret",
    "old_secret_until",
    "disabled_at",
    "disabled_because",
    "delivered_at",
    "failing_since",
    "failure",
    "mail_due_at",
    "told_at",
  ]) {
    table = table.addColumn(name, "text");
  }
  await table.execute();
  await sql`create index webhook_endpoints_mail_due on webhook_endpoints (mail_due_at) where mail_due_at is not null`.execute(
    db,
  );
}
