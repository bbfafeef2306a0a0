import { sql, type Kysely } from "kysely";
import { searchText } from "../search.server.ts";

/** The text that submissions are searched by, their order in time, and the emails to the team that are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, "leads", ["email", "website", "page_path"]);
  await makeSearchable(db, "subscribers", ["email", "page_path"]);
  await db.schema
    .createTable("lead_mails")
    .addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("lead_mails_due").on("lead_mails").column("due_at").execute();
}

async function makeSearchable(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const fill = db.withTables<Record<string, Record<string, string>>>();
  const rows = await fill.selectFrom(table).selectAll().execute();
  for (const row of rows) {
    const texts = [`${row.first_name} ${row.last_name}`, ...columns.map((name) => row[name] ?? "")];
    await fill
      .updateTable(table)
      .set({ search_text: searchText(texts) })
      .where("id", "=", row.id ?? "")
      .execute();
  }
  await db.schema.dropIndex(`${table}_created`).execute();
  for (const [name, condition] of [
    ["listed", "is"],
    ["suspicious", "is not"],
  ] as const) {
    await db.schema
      .createIndex(`${table}_${name}`)
      .on(table)
      .columns(["created_at", "id"])
      .where(sql.ref("suspicious_at"), condition, null)
      .execute();
  }
}
