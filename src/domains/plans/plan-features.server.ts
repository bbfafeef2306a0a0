import type { Executor } from "#db";
import { findEntity, listEntities } from "#records/server";
import { failAt, nameInWords, ok, type Result } from "#shared";
import { AI_FEATURE, isRowsFeature, PEOPLE_FEATURE, rowsFeature } from "#tenants";
import type { PlanFeature, PlanFeatureName } from "./plan-contract.ts";
import { listPlans } from "./read-plans.server.ts";

const ROWS = rowsFeature("");

/** Replaces an entity's name by its id. @returns undefined for an entity that there isn't. */
async function knownFeature(db: Executor, feature: string): Promise<string | undefined> {
  if (!isRowsFeature(feature)) return feature;
  const entity = await findEntity(db, feature.slice(ROWS.length));
  return entity && rowsFeature(entity.id);
}

/**
 * @param before what the plan has: a limit of an entity that was deleted since stays as it is.
 * @returns the features as they are stored; INVALID with its path: one twice, or rows of an entity that there isn't.
 */
export async function checkFeatures(
  db: Executor,
  features: readonly PlanFeature[],
  before: readonly PlanFeature[] = [],
): Promise<Result<PlanFeature[], "INVALID">> {
  const checked: PlanFeature[] = [];
  const seen = new Set<string>();
  for (const [index, one] of features.entries()) {
    if (one.feature === undefined) {
      checked.push(one);
      continue;
    }
    const path = ["features", String(index), "feature"];
    const isKept = before.some((old) => old.feature === one.feature);
    const feature = isKept ? one.feature : await knownFeature(db, one.feature);
    if (feature === undefined)
      return failAt("INVALID", `There is no entity ${one.feature.slice(ROWS.length)}`, { path });
    if (seen.has(feature)) return failAt("INVALID", "The plan limits this twice", { path });
    seen.add(feature);
    checked.push({ ...one, feature });
  }
  return ok(checked);
}

/** @returns what plans can limit: people, AI tokens, rows of each entity, and the features that plans name themselves. */
export async function listPlanFeatures(db: Executor): Promise<PlanFeatureName[]> {
  const entities = await listEntities(db);
  const own = (await listPlans(db)).flatMap(({ features }) => features.flatMap(({ feature }) => feature ?? []));
  const known: PlanFeatureName[] = [
    { feature: PEOPLE_FEATURE, title: "People" },
    { feature: AI_FEATURE, title: "AI tokens a month" },
    ...entities.map(({ id, titlePlural }) => ({ feature: rowsFeature(id), title: titlePlural })),
  ];
  const names = new Set(own.filter((name) => !isRowsFeature(name)));
  for (const { feature } of known) names.delete(feature);
  return [...known, ...[...names].map((feature) => ({ feature, title: nameInWords(feature) }))];
}
