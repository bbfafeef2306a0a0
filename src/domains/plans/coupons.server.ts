import { changedMessage, listPage, type ListPage } from "#contract";
import { lookThrough, type Database, type Executor, type Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { Coupon, CouponChange, CouponInput, CouponRule } from "./coupon-contract.ts";
import { PLAN_LIMITS, PLANS_TAG } from "./plan.ts";
import { listPlans } from "./read-plans.server.ts";
import "./tables.ts";

type Code = "NOT_FOUND" | "INVALID" | "COUPON_TAKEN" | "COUPON_CHANGED" | "LIMIT_REACHED";
type Outcome = Promise<Result<Coupon, Code>>;

const selectCoupons = (db: Executor) => db.selectFrom("coupons").selectAll();
type Stored = Awaited<ReturnType<ReturnType<typeof selectCoupons>["execute"]>>[number];

const couponOf = ({ id, code, used, revision, ...row }: Stored): Coupon => ({
  id,
  code,
  // Written by this module alone.
  rules: JSON.parse(row.rules) as CouponRule[],
  maxRedemptions: row.max_redemptions ?? undefined,
  oncePerCustomer: row.once_per_customer === 1,
  from: row.starts_at ?? undefined,
  until: row.ends_at ?? undefined,
  used,
  revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const couponsAfter = (db: Executor, cursor: string | undefined, count: number) =>
  selectCoupons(db)
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor ?? ""))
    .orderBy("id", "desc")
    .limit(count)
    .execute();

/** @param search part of a code, in any case. @returns coupons, newest first, with cursors as in docs/api.md. */
export async function listCoupons(
  db: Executor,
  wanted: { search: string; limit: number; cursor?: string },
): Promise<ListPage<Coupon>> {
  const found = await lookThrough(wanted, {
    read: (cursor, count) => couponsAfter(db, cursor, count),
    cursorOf: ({ id }) => id,
    textsOf: ({ code }) => [code],
  });
  return listPage(found.map(couponOf), wanted.limit, ({ id }) => id);
}

/** @returns a coupon; NOT_FOUND. */
export async function readCoupon(db: Executor, id: string): Promise<Result<Coupon, "NOT_FOUND">> {
  const row = await selectCoupons(db).where("id", "=", id).executeTakeFirst();
  return row ? ok(couponOf(row)) : fail("NOT_FOUND", "Coupon not found");
}

/** @param code in any case, with any spaces around it. @returns the coupon; undefined where there is none. */
export async function findCoupon(db: Executor, code: string): Promise<Coupon | undefined> {
  const row = await selectCoupons(db).where("code", "=", code.trim().toUpperCase()).executeTakeFirst();
  return row && couponOf(row);
}

async function write(database: Database, work: (trx: Transaction) => Outcome): Outcome {
  const written = await database.inTransaction(async (trx) => {
    await database.lockName(trx, "coupons");
    return work(trx);
  });
  if (written.ok) await database.notify("data_changed", PLANS_TAG);
  return written;
}

/** @returns INVALID or COUPON_TAKEN, with its path. */
async function check(
  trx: Transaction,
  { code, rules, from, until }: CouponInput,
  ownId?: string,
): Promise<Result<undefined, "INVALID" | "COUPON_TAKEN">> {
  const other = await findCoupon(trx, code);
  if (other && other.id !== ownId) {
    return failAt("COUPON_TAKEN", `Another coupon has the code ${code}`, { path: ["code"] });
  }
  if (from !== undefined && until !== undefined && until <= from) {
    return failAt("INVALID", "The end must come after the beginning", { path: ["until"] });
  }
  const known = new Set((await listPlans(trx)).map(({ id }) => id));
  for (const [index, { plans = [] }] of rules.entries()) {
    const unknown = plans.find((id) => !known.has(id));
    const path = ["rules", String(index), "plans"];
    if (unknown !== undefined) return failAt("INVALID", `There is no plan ${unknown}`, { path });
  }
  return ok(undefined);
}

const columnsOf = ({ code, rules, maxRedemptions, oncePerCustomer, from, until }: CouponInput) => ({
  code,
  rules: JSON.stringify(rules),
  max_redemptions: maxRedemptions ?? null,
  once_per_customer: Number(oncePerCustomer),
  starts_at: from ?? null,
  ends_at: until ?? null,
});

/**
 * Adds a coupon, or returns the one that was added with this id.
 * @returns what is wrong, with its path: COUPON_TAKEN, INVALID, LIMIT_REACHED.
 */
export function createCoupon(database: Database, { id = newId(), ...coupon }: CouponInput & { id?: string }): Outcome {
  return write(database, async (trx) => {
    const added = await readCoupon(trx, id);
    if (added.ok) return added;
    const checked = await check(trx, coupon);
    if (!checked.ok) return checked;
    const { count } = await trx
      .selectFrom("coupons")
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= PLAN_LIMITS.coupons) {
      return fail("LIMIT_REACHED", `There can be at most ${PLAN_LIMITS.coupons} coupons. Delete one first.`);
    }
    const now = new Date().toISOString();
    const row = { ...columnsOf(coupon), id, used: 0, revision: 1, created_at: now, updated_at: now };
    await trx.insertInto("coupons").values(row).execute();
    return readCoupon(trx, id);
  });
}

/** @returns the coupon with the given fields changed; null takes one away. */
function changed(before: Coupon, change: Omit<CouponChange, "revision">): CouponInput {
  const { code = before.code, rules = before.rules, oncePerCustomer = before.oncePerCustomer } = change;
  const kept = <Value>(now: Value | null | undefined, old: Value | undefined) =>
    now === undefined ? old : (now ?? undefined);
  return {
    code,
    rules,
    oncePerCustomer,
    maxRedemptions: kept(change.maxRedemptions, before.maxRedemptions),
    from: kept(change.from, before.from),
    until: kept(change.until, before.until),
  };
}

/**
 * Changes a coupon; what isn't given stays.
 * @returns what is wrong, with its path: NOT_FOUND, COUPON_CHANGED where it isn't the given revision any more,
 * COUPON_TAKEN, INVALID.
 */
export function changeCoupon(database: Database, id: string, { revision, ...change }: CouponChange): Outcome {
  return write(database, async (trx) => {
    const before = await readCoupon(trx, id);
    if (!before.ok) return before;
    if (revision !== undefined && revision !== before.value.revision) {
      return fail("COUPON_CHANGED", changedMessage("coupon"));
    }
    const after = changed(before.value, change);
    const checked = await check(trx, after, id);
    if (!checked.ok) return checked;
    await trx
      .updateTable("coupons")
      .set({ ...columnsOf(after), revision: before.value.revision + 1, updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    return readCoupon(trx, id);
  });
}

/** Deletes a coupon, and that it was redeemed. @returns what it was; NOT_FOUND. */
export function deleteCoupon(database: Database, id: string): Outcome {
  return write(database, async (trx) => {
    const before = await readCoupon(trx, id);
    if (before.ok) await trx.deleteFrom("coupons").where("id", "=", id).execute();
    return before;
  });
}
