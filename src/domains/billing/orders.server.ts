import { createHash } from "node:crypto";
import { listPage, type ListPage } from "#contract";
import { containsText, searchText, type Database, type Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { ListedOrder } from "./contract.ts";
import type { Offer } from "./offers.server.ts";
import type { Terms } from "#plans";
import { shownTerms } from "./terms.ts";
import "./tables.ts";

/** Equal orders within this time are one. */
const SAME_WITHIN_MS = 10 * 60_000;

/** Who orders, and what they wrote. */
type Contact = { name: string; email: string; organisation: string; message: string; locale: string };

/** An order of a plan. */
export type NewOrder = Contact & {
  offer: Offer;
  tenantId?: string;
  userId?: string;
  /** Whether the form's hidden field was filled. */
  isSuspicious?: boolean;
};

type Needs = { database: Database; now: () => Date; mailsTeam: boolean };

/** Stores an order, and queues the email to the team. An equal one of the last ten minutes is the same order. */
export async function storeOrder({ database, now, mailsTeam }: Needs, order: NewOrder): Promise<Result<undefined>> {
  const { offer, tenantId, userId, isSuspicious = false, ...contact } = order;
  const entered = JSON.stringify([contact, offer.terms, offer.coupon, tenantId, isSuspicious]);
  const fingerprint = createHash("sha256").update(entered).digest("hex");
  const present = now();
  const at = present.toISOString();
  await database.inTransaction(async (trx) => {
    await database.lockName(trx, fingerprint);
    const since = new Date(present.getTime() - SAME_WITHIN_MS).toISOString();
    const known = await trx
      .selectFrom("orders")
      .select("id")
      .where("fingerprint", "=", fingerprint)
      .where("created_at", ">", since)
      .executeTakeFirst();
    if (known) return;
    await trx
      .insertInto("orders")
      .values({
        ...contact,
        id: newId(),
        created_at: at,
        plan_id: offer.terms.planId,
        terms: JSON.stringify(offer.terms),
        amount: offer.amount ?? null,
        coupon: offer.coupon ?? null,
        tenant_id: tenantId ?? null,
        user_id: userId ?? null,
        suspicious_at: isSuspicious ? at : null,
        done_at: null,
        mail_due_at: mailsTeam && !isSuspicious ? at : null,
        mail_attempts: 0,
        fingerprint,
        search_text: searchText([contact.name, contact.email, contact.organisation, offer.terms.name]),
      })
      .execute();
  });
  return ok(undefined);
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
  return changed ? ok({}) : fail("NOT_FOUND", "This order doesn’t exist, or was deleted");
}
