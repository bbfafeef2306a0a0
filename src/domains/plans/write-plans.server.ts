import { changedMessage } from "#contract";
import type { Database, Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import { checkFeatures } from "./plan-features.server.ts";
import type { Plan, PlanChange, PlanFeature, PlanInput, PlanPrice } from "./plan-contract.ts";
import { PLAN_LIMITS, PLANS_TAG } from "./plan.ts";
import { listPlans, readPlan } from "./read-plans.server.ts";
import { SAMPLE_PLANS } from "./sample-plans.ts";
import "./tables.ts";

type PriceInput = PlanInput["prices"][number];
type Content = Omit<PlanInput, "isOnRequest" | "prices"> & { prices: PriceInput[]; isOnRequest: boolean };
type Code = "NOT_FOUND" | "INVALID" | "PLAN_CHANGED" | "LIMIT_REACHED";

/** Runs `work` as the only writer of plans, and drops cached pages with plans after a success. */
async function write<Value, Failed extends string>(
  database: Database,
  work: (trx: Transaction) => Promise<Result<Value, Failed>>,
): Promise<Result<Value, Failed>> {
  const written = await database.inTransaction(async (trx) => {
    await database.lockName(trx, "plans");
    return work(trx);
  });
  if (written.ok) await database.notify("data_changed", PLANS_TAG);
  return written;
}

/** @returns INVALID with its path: two prices of one interval and currency, or prices of a plan that has none. */
function checkPrices({ prices, isFree, isOnRequest }: Content): Result<undefined, "INVALID"> {
  if (isFree && isOnRequest) {
    return failAt("INVALID", "A plan is either free or on request", { path: ["isOnRequest"] });
  }
  if (isFree && prices.length > 0) return failAt("INVALID", "A free plan has no prices", { path: ["prices"] });
  if (!isFree && !isOnRequest && prices.length === 0) {
    return failAt("INVALID", "Add a price, or make the plan free or on request", { path: ["prices"] });
  }
  const seen = new Set<string>();
  for (const [index, { interval, currency }] of prices.entries()) {
    const choice = `${interval} ${currency}`;
    const path = ["prices", String(index), "interval"];
    if (seen.has(choice)) return failAt("INVALID", "Another price has this interval and currency", { path });
    seen.add(choice);
  }
  return ok(undefined);
}

async function checked(
  trx: Transaction,
  content: Content,
  before?: readonly PlanFeature[],
): Promise<Result<PlanFeature[], "INVALID">> {
  const prices = checkPrices(content);
  return prices.ok ? checkFeatures(trx, content.features, before) : prices;
}

const columnsOf = ({ name, description, unit, trialDays, ...plan }: Content, features: PlanFeature[]) => ({
  name,
  description,
  unit,
  trial_days: trialDays,
  features: JSON.stringify(features),
  is_highlighted: Number(plan.isHighlighted),
  is_free: Number(plan.isFree),
  is_on_request: Number(plan.isOnRequest),
});

/** Replaces a plan's prices. One with the same interval, currency and amount keeps its id. */
async function storePrices(trx: Transaction, planId: string, before: readonly PlanPrice[], prices: PriceInput[]) {
  await trx.deleteFrom("plan_prices").where("plan_id", "=", planId).execute();
  if (prices.length === 0) return;
  const rows = prices.map(({ interval, currency, amount }, position) => {
    const kept = before.find((one) => one.interval === interval && one.currency === currency && one.amount === amount);
    return { id: kept?.id ?? newId(), plan_id: planId, interval, currency, amount, position };
  });
  await trx.insertInto("plan_prices").values(rows).execute();
}

/** Stores a new plan. @returns INVALID with its path. */
async function add(
  trx: Transaction,
  plan: PlanInput,
  { id = newId(), position, isSample }: { id?: string; position: number; isSample: boolean },
): Promise<Result<Plan, "INVALID" | "NOT_FOUND">> {
  const content = { ...plan, isOnRequest: plan.isOnRequest ?? (plan.prices.length === 0 && !plan.isFree) };
  const features = await checked(trx, content);
  if (!features.ok) return features;
  const now = new Date().toISOString();
  const fixed = { id, position, is_sample: Number(isSample), revision: 1, created_at: now, updated_at: now };
  await trx
    .insertInto("plans")
    .values({ ...columnsOf(content, features.value), ...fixed, archived_at: null })
    .execute();
  await storePrices(trx, id, [], content.prices);
  return readPlan(trx, id);
}

/**
 * Adds a plan after all others, or returns the one that was added with this id.
 * @returns what is wrong, with its path: INVALID, LIMIT_REACHED.
 */
export function createPlan(
  database: Database,
  { id, ...plan }: PlanInput & { id?: string },
): Promise<Result<Plan, Code>> {
  return write<Plan, Code>(database, async (trx) => {
    const added = id === undefined ? undefined : await readPlan(trx, id);
    if (added?.ok) return added;
    const others = await trx.selectFrom("plans").select("position").orderBy("position", "desc").execute();
    if (others.length >= PLAN_LIMITS.plans) {
      return fail("LIMIT_REACHED", `There can be at most ${PLAN_LIMITS.plans} plans`);
    }
    return add(trx, plan, { id, position: (others[0]?.position ?? -1) + 1, isSample: false });
  });
}

/** Adds the sample plans to a site that has no plan, archived or not. */
export async function addSamplePlans(database: Database): Promise<void> {
  await write(database, async (trx) => {
    if ((await listPlans(trx)).length > 0) return ok(undefined);
    for (const [position, plan] of SAMPLE_PLANS.entries()) {
      const added = await add(trx, plan, { position, isSample: true });
      if (!added.ok) throw new Error(`A sample plan can't be stored: ${added.error.message}`);
    }
    return ok(undefined);
  });
}

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/**
 * Changes a plan; what isn't given stays. Subscriptions keep the terms they were sold (`termsOf`). A sample whose
 * content changes stops being one.
 * @returns what is wrong, with its path: NOT_FOUND, PLAN_CHANGED where it isn't the given revision any more, INVALID.
 */
export function changePlan(
  database: Database,
  id: string,
  { revision, isArchived, isSample, ...fields }: PlanChange,
): Promise<Result<Plan, Code>> {
  return write<Plan, Code>(database, async (trx) => {
    const found = await readPlan(trx, id);
    if (!found.ok) return found;
    const before = found.value;
    if (revision !== undefined && revision !== before.revision) {
      return fail("PLAN_CHANGED", changedMessage("plan"));
    }
    const changes = given(fields);
    const content: Content = { ...before, ...changes };
    const features = await checked(trx, content, before.features);
    if (!features.ok) return features;
    const staysSample = isSample !== false && Object.keys(changes).length === 0 && before.isSample;
    const now = new Date().toISOString();
    const archived = isArchived === undefined ? {} : { archived_at: isArchived ? now : null };
    await trx
      .updateTable("plans")
      .set({
        ...columnsOf(content, features.value),
        ...archived,
        is_sample: Number(staysSample),
        revision: before.revision + 1,
        updated_at: now,
      })
      .where("id", "=", id)
      .execute();
    if (changes.prices) await storePrices(trx, id, before.prices, changes.prices);
    return readPlan(trx, id);
  });
}

/**
 * Puts plans in an order; plans that aren't named come after them, as they were.
 * @returns all plans; INVALID for an id that no plan has.
 */
export function orderPlans(database: Database, ids: readonly string[]): Promise<Result<{ items: Plan[] }, "INVALID">> {
  return write(database, async (trx) => {
    const before = (await listPlans(trx)).map(({ id }) => id);
    const unknown = ids.find((id) => !before.includes(id));
    if (unknown !== undefined) return failAt("INVALID", `There is no plan ${unknown}`, { path: ["ids"] });
    for (const [position, id] of [...new Set([...ids, ...before])].entries()) {
      await trx.updateTable("plans").set({ position }).where("id", "=", id).execute();
    }
    return ok({ items: await listPlans(trx) });
  });
}
