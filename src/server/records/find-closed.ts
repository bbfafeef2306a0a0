import type { WantedRows } from "#blocks/server";
import type { Database } from "#db";
import { whyClosed, type Closed, type RowsUse } from "#publishing";
import { findEntity } from "#records/server";
import { findTenant, readFeature } from "#tenants/server";
import { rowsFeature, SITE_TENANT } from "#tenants";
import { entityChoice } from "./data-choices.ts";

/** Says why visitors get no rows, or no form for new ones. @returns undefined where they are open. */
export async function findClosed(
  database: Database,
  { tenant: called, entity: name, hidden }: WantedRows,
  use: RowsUse,
): Promise<Closed | undefined> {
  const entity = await findEntity(database.db, name);
  const tenant = await findTenant(database.db, called ?? SITE_TENANT);
  const choices = {
    entities: entity ? [entityChoice(entity)] : [],
    tenants: tenant ? [tenant] : [],
    hasMoreTenants: false,
  };
  const closed = whyClosed({ entity: name, tenant: called ?? SITE_TENANT, hidden }, use, choices);
  if (closed || use === "read" || !entity || !tenant) return closed;
  const { max, used } = await database.readTenant(tenant.id, (rows) => readFeature(rows, rowsFeature(entity.id)));
  return max !== undefined && used >= max ? { reason: "FULL" } : undefined;
}
