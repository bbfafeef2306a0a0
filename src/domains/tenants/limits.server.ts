import { sql } from "kysely";
import type { TenantRows } from "#db";
import { fail, monthOf, ok, type Result } from "#shared";
import "./tables.ts";

/** A feature of which nothing is used, without a limit. */
export const UNUSED = { max: null, plan_max: null, used: 0, held: 0, month: null };

/**
 * Takes an amount of a feature, in the transaction that uses it: one conditional update, so that two transactions never
 * take the same remainder. What is rolled back was never taken.
 * @returns LIMIT_REACHED.
 */
export async function takeFeature(
  { rows }: TenantRows,
  feature: string,
  amount: number,
): Promise<Result<undefined, "LIMIT_REACHED">> {
  await rows
    .insertInto("limits")
    .values({ ...UNUSED, feature })
    .onConflict((conflict) => conflict.columns(["tenant_id", "feature"]).doNothing())
    .execute();
  const taken = await rows
    .updateTable("limits")
    .set((eb) => ({ used: eb("used", "+", amount) }))
    .where("feature", "=", feature)
    .where(sql<boolean>`(coalesce(max, plan_max) is null or used + held + ${amount} <= coalesce(max, plan_max))`)
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

/** The same, with where the limit comes from: the tenant's own one comes before its plan's. */
export type FeatureLimits = FeatureUse & { own?: number; plan?: number };

type Row = { used: number; held: number; max: number | null; plan_max: number | null; month: string | null };
const COLUMNS = ["used", "held", "max", "plan_max", "month"] as const;

function limitsOf({ used, held, max, plan_max: planMax, month }: Row, now: string): FeatureLimits {
  const [own, plan] = [max ?? undefined, planMax ?? undefined];
  const isOver = month !== null && month !== now;
  return { used: isOver ? 0 : used + held, max: own ?? plan, own, plan };
}

/** @returns what a tenant uses of a feature. */
export async function readFeature({ rows }: TenantRows, feature: string): Promise<FeatureUse> {
  const row = await rows.selectFrom("limits").select(COLUMNS).where("feature", "=", feature).executeTakeFirst();
  return row ? limitsOf(row, monthOf(new Date())) : { used: 0 };
}

/** @returns what a tenant uses, this month where it is counted by month, of each feature that it has ever used or been given a limit of, by feature. */
export async function listFeatures({ rows }: TenantRows): Promise<ReadonlyMap<string, FeatureLimits>> {
  const all = await rows
    .selectFrom("limits")
    .select(["feature", ...COLUMNS])
    .execute();
  const month = monthOf(new Date());
  return new Map(all.map(({ feature, ...row }) => [feature, limitsOf(row, month)]));
}

/** Sets the most of a feature that a tenant may use, whatever its plan says; null is no limit of its own. */
export async function setFeatureLimit({ rows }: TenantRows, feature: string, max: number | null): Promise<void> {
  await rows
    .insertInto("limits")
    .values({ ...UNUSED, feature, max })
    .onConflict((conflict) => conflict.columns(["tenant_id", "feature"]).doUpdateSet({ max }))
    .execute();
}

/** Replaces what the tenant's plan allows, in the transaction that changes the plan. Limits set by staff stay. */
export async function setPlanLimits({ rows }: TenantRows, limits: ReadonlyMap<string, number>): Promise<void> {
  await rows.updateTable("limits").set({ plan_max: null }).where("plan_max", "is not", null).execute();
  for (const [feature, planMax] of limits) {
    await rows
      .insertInto("limits")
      .values({ ...UNUSED, feature, plan_max: planMax })
      .onConflict((conflict) => conflict.columns(["tenant_id", "feature"]).doUpdateSet({ plan_max: planMax }))
      .execute();
  }
}
