import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "../engine.server.ts";

/**
 * Who belongs to a tenant, and who is invited to one. Both are read to find out which tenants a person may enter, so
 * they can't be bound to one by row-level security.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ordered = isOnPostgres(db) ? sql`text collate "C"` : ("text" as const);
  await db.schema
    .createTable("members")
    .addColumn("tenant_id", "text", (column) => column.notNull().references("tenants.id"))
    .addColumn("user_id", ordered, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("members_key", ["tenant_id", "user_id"])
    .execute();
  await db.schema.createIndex("members_of_user").on("members").columns(["user_id", "tenant_id"]).execute();
  await db.schema
    .createTable("tenant_invitations")
    .addColumn("id", ordered, (column) => column.primaryKey())
    .addColumn("tenant_id", "text", (column) => column.notNull().references("tenants.id"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("invited_by", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addUniqueConstraint("tenant_invitations_of_address", ["tenant_id", "email"])
    .execute();
  await db.schema
    .alterTable("entities")
    .addColumn("members", "text", (column) => column.notNull().defaultTo('{"read":false,"edit":false}'))
    .execute();
}
