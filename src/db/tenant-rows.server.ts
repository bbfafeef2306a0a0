import { sql, type Kysely } from "kysely";
import { isOnPostgres } from "./engine.server.ts";
import { findRowsByWords } from "./row-words.server.ts";
import type { Schema, TenantSchema } from "./schema.ts";
import { TENANT_SETTING } from "./tenant-setting.server.ts";
import { openTenant } from "./tenant.server.ts";

/** The rows of one tenant: a query builder that reaches nothing else, and the search in an entity's rows. */
export type TenantRows = {
  tenantId: string;
  rows: Kysely<TenantSchema>;
  /** Narrows a search down, as `findRowsByWords` does. */
  search: (entityId: string, typed: string) => ReturnType<typeof findRowsByWords>;
};

/** Opens a tenant's rows. On PostgreSQL the caller has called `setTenant` in the same transaction. */
export function tenantRows(db: Kysely<Schema>, tenantId: string): TenantRows {
  return {
    tenantId,
    rows: openTenant(db, tenantId),
    search: (entityId, typed) => findRowsByWords(db, { tenantId, entityId }, typed),
  };
}

/** Binds a transaction to a tenant for PostgreSQL's row-level security; it ends with the transaction. */
export async function setTenant(trx: Kysely<Schema>, tenantId: string): Promise<void> {
  if (!isOnPostgres(trx)) return;
  await sql`select set_config(${TENANT_SETTING}, ${tenantId}, true)`.execute(trx);
}

/** @returns a warning where DATABASE_URL's role isn't bound by row-level security. */
export async function warnOfBypass(db: Kysely<Schema>): Promise<string | undefined> {
  const asked = sql<{ name: string }>`select rolname as name from pg_roles
    where rolname = current_user and (rolsuper or rolbypassrls)`;
  const { rows } = await asked.execute(db);
  if (!rows[0]) return undefined;
  return `The database role ${rows[0].name} isn't bound by row-level security, which keeps the rows of organisations apart a second time. Let DATABASE_URL name a role that is neither a superuser nor has BYPASSRLS.`;
}
