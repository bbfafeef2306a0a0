import { createHash } from "node:crypto";
import { listPage, type ListPage } from "#contract";
import { containsText, doOrRollBack, searchText, type Database, type Executor, type Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { Terms } from "#plans";
import { giveBackCoupon } from "#plans/server";
import type { Choice, ListedOrder, OpenOrder } from "./contract.ts";
import { findOffer, type Offer } from "./offers.server.ts";
import { redeemOffer } from "./redeem-offer.server.ts";
import { shownTerms } from "./terms.ts";
import "./tables.ts";

/** Equal orders within this time are one. */
const SAME_WITHIN_MS = 10 * 60_000;

/** Who orders, and what they wrote. */
type Contact = { name: string; email: string; organisation: string; message: string; locale: string };

/** An order of a plan. */
export type NewOrder = Contact & {
  choice: Choice;
  tenantId?: string;
  userId?: string;
  /** Whether the form's hidden field was filled. */
  isSuspicious?: boolean;
};

type Needs = { database: Database; now: () => Date; mailsTeam: boolean };

/** @returns what equal orders have in common. */
function fingerprintOf({ choice, tenantId, isSuspicious = false, ...order }: NewOrder): string {
  const { name, email, organisation, message, locale } = order;
  const { plan, interval, currency, coupon } = choice;
  const entered = [
    name,
    email,
    organisation,
    message,
    locale,
    plan,
    interval,
    currency,
    coupon,
    tenantId,
    isSuspicious,
  ];
  return createHash("sha256").update(JSON.stringify(entered)).digest("hex");
}

/**
 * Stores an order with the plan as it is now, redeems its coupon, and queues the email to the team. An equal one of the last
 * ten minutes is the same order.
 * @returns why the choice isn't offered: NOT_FOUND, INVALID, COUPON_*.
 */
export function storeOrder({ database, now, mailsTeam }: Needs, order: NewOrder): Promise<Result<undefined>> {
  const fingerprint = fingerprintOf(order);
  const at = now();
  return doOrRollBack<undefined, string>(database, async (trx) => {
    await database.lockName(trx, fingerprint);
    if (await isKnown(trx, fingerprint, at)) return ok(undefined);
    const offered = await findOffer(trx, order.choice, at);
    if (!offered.ok) return offered;
    const customer = order.tenantId ?? `email:${order.email.toLowerCase()}`;
    const redeemed = order.isSuspicious ? ok(undefined) : await redeemOffer(trx, customer, offered.value, at);
    if (!redeemed.ok) return redeemed;
    const isMailed = mailsTeam && !order.isSuspicious;
    const row = {
      ...columnsOf(order, offered.value, at.toISOString()),
      fingerprint,
      redemption_id: redeemed.value ?? null,
    };
    const mail = { mail_due_at: isMailed ? at.toISOString() : null, mail_attempts: 0 };
    await trx
      .insertInto("orders")
      .values({ ...row, ...mail })
      .execute();
    return ok(undefined);
  });
}

async function isKnown(trx: Transaction, fingerprint: string, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - SAME_WITHIN_MS).toISOString();
  const known = await trx
    .selectFrom("orders")
    .select("id")
    .where("fingerprint", "=", fingerprint)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return known !== undefined;
}

function columnsOf(
  { choice: _choice, tenantId, userId, isSuspicious, ...contact }: NewOrder,
  { terms, amount, coupon }: Offer,
  at: string,
) {
  return {
    ...contact,
    id: newId(),
    created_at: at,
    plan_id: terms.planId,
    terms: JSON.stringify(terms),
    amount: amount ?? null,
    coupon: coupon ?? null,
    tenant_id: tenantId ?? null,
    user_id: userId ?? null,
    suspicious_at: isSuspicious ? at : null,
    done_at: null,
    search_text: searchText([contact.name, contact.email, contact.organisation, terms.name]),
  };
}

const COLUMNS = [
  "orders.id",
  "orders.created_at as createdAt",
  "orders.terms",
  "orders.amount",
  "orders.name",
  "orders.email",
  "orders.organisation",
  "orders.message",
  "orders.coupon",
  "orders.done_at",
  "orders.suspicious_at",
  "tenants.name as tenant",
] as const;

type Row = Omit<ListedOrder, "isDone" | "isSuspicious" | "plan" | "interval" | "currency"> & {
  terms: string;
  done_at: string | null;
  suspicious_at: string | null;
};

function shownOrder({ terms, amount, done_at: doneAt, suspicious_at: suspiciousAt, ...row }: Row): ListedOrder {
  // Written by `storeOrder` alone.
  const { name: plan, ...shown } = shownTerms(JSON.parse(terms) as Terms);
  return { ...shown, ...row, plan, amount, isDone: doneAt !== null, isSuspicious: suspiciousAt !== null };
}

const orders = (db: Executor) =>
  db.selectFrom("orders").leftJoin("tenants", "tenants.id", "orders.tenant_id").select(COLUMNS);

/** @returns orders, newest first. */
export async function listOrders(
  db: Executor,
  {
    search,
    which,
    limit,
    cursor,
  }: { search: string; which: "open" | "done" | "suspicious"; limit: number; cursor?: string },
): Promise<ListPage<ListedOrder>> {
  let query = orders(db)
    .orderBy("orders.id", "desc")
    .limit(limit + 1)
    .where("orders.suspicious_at", which === "suspicious" ? "is not" : "is", null);
  if (which !== "suspicious") query = query.where("orders.done_at", which === "done" ? "is not" : "is", null);
  if (search) query = query.where((eb) => containsText(eb.ref("orders.search_text"), search));
  if (cursor) query = query.where("orders.id", "<", cursor);
  return listPage((await query.execute()).map(shownOrder), limit, ({ id }) => id);
}

/** @returns an order; undefined where there is none. */
export async function findOrder(db: Executor, id: string): Promise<ListedOrder | undefined> {
  const row = await orders(db).where("orders.id", "=", id).executeTakeFirst();
  return row && shownOrder(row);
}

/** @returns what a tenant ordered last, as long as staff hasn't ticked it off; undefined for nothing. */
export async function findOpenOrder(db: Executor, tenantId: string): Promise<OpenOrder | undefined> {
  const row = await db
    .selectFrom("orders")
    .select(["created_at as createdAt", "terms"])
    .where("tenant_id", "=", tenantId)
    .where("done_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  // Written by `storeOrder` alone.
  const { plan, name } = shownTerms(JSON.parse(row.terms) as Terms);
  return { plan, name, createdAt: row.createdAt };
}

/** Ticks an order off, or opens it again. @returns NOT_FOUND. */
export async function changeOrder(
  db: Executor,
  id: string,
  isDone: boolean,
  now: Date,
): Promise<Result<Record<string, never>, "NOT_FOUND">> {
  const changed = await db
    .updateTable("orders")
    .set({ done_at: isDone ? now.toISOString() : null })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return changed ? ok({}) : gone();
}

/** Deletes an order and gives its coupon back. @returns NOT_FOUND. */
export function deleteOrder(database: Database, id: string): Promise<Result<Record<string, never>, "NOT_FOUND">> {
  return database.inTransaction(async (trx) => ((await removeOrder(trx, id)) ? ok({}) : gone()));
}

/** The same within a transaction. @returns whether there was such an order. */
export async function removeOrder(trx: Transaction, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom("orders").where("id", "=", id).returning("redemption_id").executeTakeFirst();
  if (!deleted) return false;
  if (deleted.redemption_id !== null) await giveBackCoupon(trx, deleted.redemption_id);
  return true;
}

const gone = () => fail("NOT_FOUND", "This order doesn’t exist, or was deleted");
