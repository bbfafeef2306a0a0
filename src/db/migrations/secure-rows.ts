import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "../engine.server.ts";
import { TENANT_SETTING } from "../tenant-setting.server.ts";

/**
 * Adds row-level security to a new table of `TenantSchema`: it binds the table's owner too, and shows nothing where no
 * tenant is set. The embedded database has none.
 */
export async function secureRows(db: Kysely<unknown>, table: string): Promise<void> {
  if (!isOnPostgres(db)) return;
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  const isOwn = sql`tenant_id = current_setting(${sql.lit(TENANT_SETTING)}, true)`;
  await sql`create policy own_rows on ${name} using (${isOwn}) with check (${isOwn})`.execute(db);
}
