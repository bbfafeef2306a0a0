import { sql, type Kysely } from "kysely";

/** Newsletter subscribers: each address once among the real ones; suspicious sign-ups are stored beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const required = [
    "created_at",
    "email",
    "email_key",
    "first_name",
    "last_name",
    "source",
    "page_path",
    "query",
    "locale",
  ];
  let table = db.schema.createTable("subscribers").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of required) table = table.addColumn(name, "text", (column) => column.notNull());
  await table.addColumn("suspicious_at", "text").execute();
  await db.schema
    .createIndex("subscribers_email")
    .on("subscribers")
    .column("email_key")
    .unique()
    .where(sql.ref("suspicious_at"), "is", null)
    .execute();
  await db.schema.createIndex("subscribers_created").on("subscribers").column("created_at").execute();
}
