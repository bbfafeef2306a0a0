import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "../engine.server.ts";

/**
 * Authors of posts, and every name that each of them has or had. The list is ordered by code points on both engines,
 * whatever the locale of PostgreSQL's database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ordered = isOnPostgres(db) ? sql`text collate "C"` : "text";
  let authors = db.schema.createTable("authors").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of ["name", "avatar", "bio", "link", "created_at", "updated_at"]) {
    authors = authors.addColumn(name, "text", (column) => column.notNull());
  }
  await authors
    .addColumn("sort_key", ordered, (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) => column.unique().references("users.id").onDelete("set null"))
    .execute();
  await db.schema
    .createTable("author_names")
    .addColumn("name_key", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("author_id", "text", (column) => column.notNull().references("authors.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("author_names_author").on("author_names").column("author_id").execute();
}
