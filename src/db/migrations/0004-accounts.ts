import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ownedByUser = (column: ColumnDefinitionBuilder) => column.notNull().references("users.id").onDelete("cascade");

/**
 * Users, their sessions, passwords and reset tokens (in the shape that better-auth expects), invitations, first set-up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, "users", ["name", "email", "role", "created_at", "updated_at"], ["image", "disabled_at"])
    .addColumn("email_verified", "integer", required)
    .addUniqueConstraint("users_email", ["email"])
    .execute();
  await table(db, "sessions", ["token", "expires_at", "created_at", "updated_at"], ["ip_address", "user_agent"])
    .addColumn("user_id", "text", ownedByUser)
    .addUniqueConstraint("sessions_token", ["token"])
    .execute();
  await createCredentials(db);
  await table(db, "verifications", ["identifier", "value", "expires_at", "created_at", "updated_at"]).execute();
  await table(db, "invitations", ["email", "role", "token_hash", "created_at", "expires_at"])
    .addUniqueConstraint("invitations_email", ["email"])
    .addUniqueConstraint("invitations_token", ["token_hash"])
    .execute();
  await table(db, "setup", ["nonce"]).execute();
  await db.schema.createIndex("sessions_expires").on("sessions").column("expires_at").execute();
  await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
  await db.schema.createIndex("verifications_identifier").on("verifications").column("identifier").execute();
}

async function createCredentials(db: Kysely<unknown>): Promise<void> {
  const times = ["access_token_expires_at", "refresh_token_expires_at"];
  const optional = ["password", "access_token", "refresh_token", "id_token", "scope", ...times];
  await table(db, "credentials", ["account_id", "provider_id", "created_at", "updated_at"], optional)
    .addColumn("user_id", "text", ownedByUser)
    .execute();
  await db.schema.createIndex("credentials_user").on("credentials").column("user_id").execute();
}

/** Begins a table of texts with an id. */
function table(db: Kysely<unknown>, name: string, texts: readonly string[], optionalTexts: readonly string[] = []) {
  let made: CreateTableBuilder<string, string> = db.schema
    .createTable(name)
    .addColumn("id", "text", (column) => column.primaryKey());
  for (const text of texts) made = made.addColumn(text, "text", required);
  for (const text of optionalTexts) made = made.addColumn(text, "text");
  return made;
}
