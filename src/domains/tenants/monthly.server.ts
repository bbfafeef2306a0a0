import { sql, type RawBuilder } from "kysely";
import type { TenantRows } from "#db";
import { UNUSED } from "./limits.server.ts";
import "./tables.ts";

/** A feature whose use begins again every calendar month; `month` as `monthOf` gives it. */
export type MonthlyFeature = { feature: string; month: string };

/** What a tenant has used of a feature in a month, what running work reserves, and the most it may use. */
export type MonthlyUse = { used: number; held: number; max?: number };

/** What a column holds for a month: nothing where it belongs to an earlier one. */
const inMonth = (column: "used" | "held", month: string): RawBuilder<number> =>
  sql<number>`(case when month = ${month} then ${sql.ref(column)} else 0 end)`;

/**
 * Reserves an amount in the caller's transaction: one conditional update, so that two transactions never reserve the same
 * remainder.
 * @returns whether it fits.
 */
export async function holdMonthly(
  { rows }: TenantRows,
  { feature, month }: MonthlyFeature,
  amount: number,
): Promise<boolean> {
  await rows
    .insertInto("limits")
    .values({ ...UNUSED, feature })
    .onConflict((conflict) => conflict.columns(["tenant_id", "feature"]).doNothing())
    .execute();
  const [used, held] = [inMonth("used", month), inMonth("held", month)];
  const taken = await rows
    .updateTable("limits")
    .set({ used, held: sql<number>`${held} + ${amount}`, month })
    .where("feature", "=", feature)
    .where(sql<boolean>`(coalesce(max, plan_max) is null or ${used} + ${held} + ${amount} <= coalesce(max, plan_max))`)
    .returning("held")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Releases a reservation, and counts what was used; without effect once the month is over. */
export async function settleMonthly(
  { rows }: TenantRows,
  { feature, month }: MonthlyFeature,
  { used, released }: { used: number; released: number },
): Promise<void> {
  await rows
    .updateTable("limits")
    .set((eb) => ({ used: eb("used", "+", used), held: eb("held", "-", released) }))
    .where("feature", "=", feature)
    .where("month", "=", month)
    .execute();
}

/** @returns the use of a feature in a month. */
export async function readMonthly({ rows }: TenantRows, { feature, month }: MonthlyFeature): Promise<MonthlyUse> {
  const row = await rows
    .selectFrom("limits")
    .select(["used", "held", "max", "plan_max", "month"])
    .where("feature", "=", feature)
    .executeTakeFirst();
  const isNow = row?.month === month;
  return { used: isNow ? row.used : 0, held: isNow ? row.held : 0, max: row?.max ?? row?.plan_max ?? undefined };
}
