import { sql } from "kysely";
import type { TenantRows } from "#db";
import { fail, ok, type Result } from "#shared";
import "./tables.ts";

/**
 * Takes an amount of a feature, in the transaction that uses it: one conditional update, so that no two transactions
 * take the same rest. What is rolled back was never taken.
 * @param otherwise the most that is allowed where the tenant has no limit of its own; undefined: no limit.
 * @returns LIMIT_REACHED.
 */
export async function takeFeature(
  { rows }: TenantRows,
  feature: string,
  amount: number,
  otherwise?: number,
): Promise<Result<undefined, "LIMIT_REACHED">> {
  const most = otherwise ?? null;
  await rows
    .insertInto("limits")
    .values({ feature, max: null, used: 0, held: 0 })
    .onConflict((conflict) => conflict.columns(["tenant_id", "feature"]).doNothing())
    .execute();
  const taken = await rows
    .updateTable("limits")
    .set((eb) => ({ used: eb("used", "+", amount) }))
    .where("feature", "=", feature)
    .where(
      sql<boolean>`(coalesce(max, cast(${most} as integer)) is null
        or used + held + ${amount} <= coalesce(max, cast(${most} as integer)))`,
    )
    .returning("used")
    .executeTakeFirst();
  return taken ? ok(undefined) : fail("LIMIT_REACHED", "The limit for this is reached");
}

/** Gives an amount back, in the transaction that frees it. */
export async function giveBackFeature({ rows }: TenantRows, feature: string, amount: number): Promise<void> {
  await rows
    .updateTable("limits")
    .set((eb) => ({ used: eb("used", "-", amount) }))
    .where("feature", "=", feature)
    .execute();
}

/** What a tenant uses of a feature, and the most it may; without `max` there is no limit. */
type FeatureUse = { used: number; max?: number };

/** @param otherwise as in `takeFeature`. */
export async function readFeature({ rows }: TenantRows, feature: string, otherwise?: number): Promise<FeatureUse> {
  const row = await rows
    .selectFrom("limits")
    .select(["used", "held", "max"])
    .where("feature", "=", feature)
    .executeTakeFirst();
  return { used: (row?.used ?? 0) + (row?.held ?? 0), max: row?.max ?? otherwise };
}

/** @returns what a tenant uses of each feature that it has ever used or been given a limit of, by feature. */
export async function listFeatures({ rows }: TenantRows): Promise<ReadonlyMap<string, FeatureUse>> {
  const all = await rows.selectFrom("limits").select(["feature", "used", "held", "max"]).execute();
  return new Map(all.map(({ feature, used, held, max }) => [feature, { used: used + held, max: max ?? undefined }]));
}

/** Sets the most of a feature that a tenant may use; null is no limit of its own. */
export async function setFeatureLimit({ rows }: TenantRows, feature: string, max: number | null): Promise<void> {
  await rows
    .insertInto("limits")
    .values({ feature, max, used: 0, held: 0 })
    .onConflict((conflict) => conflict.columns(["tenant_id", "feature"]).doUpdateSet({ max }))
    .execute();
}
