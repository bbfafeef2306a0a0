import type { Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import type { Plan, PlanFeature, PlanPrice } from "./plan-contract.ts";
import { INTERVALS, type Interval } from "./plan.ts";
import "./tables.ts";

const selectPlans = (db: Executor) => db.selectFrom("plans").selectAll().orderBy("position").orderBy("id");

type StoredPlan = Awaited<ReturnType<ReturnType<typeof selectPlans>["execute"]>>[number];

/** @returns the interval that a table holds: it is written through the contract alone. */
function intervalOf(text: string): Interval {
  const found = INTERVALS.find((interval) => interval === text);
  if (!found) throw new Error(`Unknown interval in the database: ${text}`);
  return found;
}

async function pricesOf(db: Executor, ids: readonly string[]): Promise<Map<string, PlanPrice[]>> {
  const rows = await db
    .selectFrom("plan_prices")
    .select(["id", "plan_id", "interval", "currency", "amount"])
    .where("plan_id", "in", ids)
    .orderBy("position")
    .execute();
  const byPlan = Map.groupBy(rows, ({ plan_id }) => plan_id);
  return new Map(
    [...byPlan].map(([planId, own]) => [
      planId,
      own.map(({ id, interval, currency, amount }) => ({ id, interval: intervalOf(interval), currency, amount })),
    ]),
  );
}

function planOf(row: StoredPlan, prices: PlanPrice[]): Plan {
  const { id, name, description, unit, revision } = row;
  return {
    id,
    name,
    description,
    // Written by this domain alone.
    features: JSON.parse(row.features) as PlanFeature[],
    prices,
    unit,
    isHighlighted: row.is_highlighted === 1,
    isFree: row.is_free === 1,
    isOnRequest: row.is_on_request === 1,
    trialDays: row.trial_days,
    order: row.position,
    isArchived: row.archived_at !== null,
    isSample: row.is_sample === 1,
    revision,
    updatedAt: row.updated_at,
  };
}

async function withPrices(db: Executor, rows: StoredPlan[]): Promise<Plan[]> {
  if (rows.length === 0) return [];
  const prices = await pricesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => planOf(row, prices.get(row.id) ?? []));
}

/** @returns every plan in order, the archived ones too. */
export async function listPlans(db: Executor): Promise<Plan[]> {
  return withPrices(db, await selectPlans(db).execute());
}

/** @returns the plans that are offered to visitors, in order. */
export async function listOfferedPlans(db: Executor): Promise<Plan[]> {
  return withPrices(db, await selectPlans(db).where("archived_at", "is", null).execute());
}

/** @returns a plan, an archived one too; NOT_FOUND. */
export async function readPlan(db: Executor, id: string): Promise<Result<Plan, "NOT_FOUND">> {
  const [found] = await withPrices(db, await selectPlans(db).where("id", "=", id).execute());
  return found ? ok(found) : fail("NOT_FOUND", "Plan not found");
}
