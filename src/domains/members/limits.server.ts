import type { Database } from "#db";
import { listEntities, mayUseRows } from "#records/server";
import { failAt, ok, type Result } from "#shared";
import { AI_FEATURE, PEOPLE_FEATURE, rowsFeature, SITE_TENANT } from "#tenants";
import { listFeatures, setFeatureLimit, tenantTag } from "#tenants/server";
import type { FeatureLimit } from "./contract.ts";
import type { Actor } from "./role-rules.ts";

/** @returns the features that can be limited, with their titles; for a role in the tenant those that it may know of. */
async function features(
  { db }: Database,
  tenantId: string,
  role: Actor,
): Promise<{ feature: string; title: string }[]> {
  const all = await listEntities(db);
  const entities = all.filter((entity) => role === undefined || mayUseRows(entity, role, "read"));
  return [
    { feature: PEOPLE_FEATURE, title: "People" },
    // The site itself has a budget instead.
    ...(tenantId === SITE_TENANT ? [] : [{ feature: AI_FEATURE, title: "AI tokens a month" }]),
    ...entities.map(({ id, titlePlural }) => ({ feature: rowsFeature(id), title: titlePlural })),
  ];
}

/**
 * @param role of who asks in the tenant; undefined for staff of the site.
 * @returns what a tenant uses of each feature, of AI tokens in this month, and the most it may.
 */
export async function readLimits(database: Database, tenantId: string, role: Actor): Promise<FeatureLimit[]> {
  const known = await features(database, tenantId, role);
  const uses = await database.readTenant(tenantId, listFeatures);
  return known.map(({ feature, title }) => {
    const { used = 0, own: max = null, plan: planMax = null } = uses.get(feature) ?? {};
    return { feature, title, used, max, planMax };
  });
}

/**
 * Sets limits; what isn't named stays. Pages that show the tenant are dropped: their forms say when a limit is reached.
 * @param limits by feature; null leaves it to the tenant's plan. One below what is used takes nothing away.
 * @returns all limits; INVALID for a feature that there isn't.
 */
export async function setLimits(
  database: Database,
  tenantId: string,
  limits: Readonly<Record<string, number | null>>,
): Promise<Result<{ items: FeatureLimit[] }, "INVALID">> {
  const known = new Set((await features(database, tenantId, undefined)).map(({ feature }) => feature));
  const unknown = Object.keys(limits).find((feature) => !known.has(feature));
  if (unknown !== undefined) return failAt("INVALID", `There is no feature ${unknown}`, { path: ["limits", unknown] });
  await database.inTransaction(async (trx) => {
    const handle = await database.enterTenant(trx, tenantId);
    // In one order, so that two transactions never wait for each other.
    const sorted = Object.entries(limits).toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [feature, max] of sorted) await setFeatureLimit(handle, feature, max);
  });
  await database.notify("data_changed", tenantTag(tenantId));
  return ok({ items: await readLimits(database, tenantId, undefined) });
}
