import { flatten } from "#automations";
import type { Ports } from "#automations/server";
import type { Database } from "#db";
import { writeAutomatedRow } from "#records/server";
import { ok } from "#shared";
import { SITE_TENANT } from "#tenants";

/** Makes the port that writes an automation's rows: those of the site, or of the organisation that started it. */
export function rowStep(database: Database): NonNullable<Ports["row"]> {
  return async (trx, { organisation = SITE_TENANT, ...row }) => {
    const written = await writeAutomatedRow(database, trx, { tenantId: organisation, ...row });
    if (!written.ok) return written;
    const { id, values, announce } = written.value;
    return ok({ output: { ...flatten(values), id }, after: announce });
  };
}
