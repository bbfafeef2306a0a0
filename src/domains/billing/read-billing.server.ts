import { listPage, type ListPage } from "#contract";
import { containsText, type Database, type Executor } from "#db";
import { ok, type Result } from "#shared";
import type { Billing, Invoice, ListedSubscription, ShownSubscription } from "./contract.ts";
import { findOpenOrder } from "./orders.server.ts";
import { findSubscription, subscriptionOf, SUBSCRIPTION_COLUMNS, type Subscription } from "./store.server.ts";
import { fromStripe } from "./stripe-amount.ts";
import { findCustomer } from "./stripe-objects.server.ts";
import type { StripeAccess } from "./stripe.server.ts";
import type { SubscriptionStatus } from "./subscription.ts";
import { shownSale } from "./terms.ts";

type Needs = { database: Database; stripe?: StripeAccess };

function shownSubscription({ terms, standing, source }: Subscription): ShownSubscription {
  const { status, graceUntil = null, trialEndsAt = null, periodEndsAt = null, endsAt = null } = standing;
  return { ...shownSale(terms), status, source, graceUntil, trialEndsAt, periodEndsAt, endsAt };
}

/** @returns what a tenant subscribes to, and what it can do about it. */
export async function readBilling({ database, stripe }: Needs, tenantId: string): Promise<Billing> {
  const subscription = await findSubscription(database.db, tenantId);
  const customer = stripe && (await findCustomer({ database, stripe }, tenantId));
  return {
    subscription: subscription ? shownSubscription(subscription) : null,
    canPay: stripe !== undefined,
    hadTrial: subscription?.hadTrial ?? false,
    hasCustomer: customer !== undefined,
    order: (await findOpenOrder(database.db, tenantId)) ?? null,
  };
}

const MAX_INVOICES = 24;

/** @returns a tenant's invoices from Stripe, newest first; UNAVAILABLE where it doesn't answer. */
export async function listInvoices(
  { database, stripe }: Needs,
  tenantId: string,
): Promise<Result<{ items: Invoice[] }>> {
  const customer = stripe && (await findCustomer({ database, stripe }, tenantId));
  if (!stripe || customer === undefined) return ok({ items: [] });
  const read = await stripe.call((client) => client.invoices.list({ customer, limit: MAX_INVOICES }));
  if (!read.ok) return read;
  const items = read.value.data.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.created * 1000).toISOString(),
    total: fromStripe(invoice.total, invoice.currency),
    currency: invoice.currency.toUpperCase(),
    status: invoice.status ?? "draft",
    url: invoice.hosted_invoice_url ?? null,
  }));
  return ok({ items });
}

/** @returns the plans of tenants by the tenants' names; `search` is part of a tenant's name or title. */
export async function listSubscriptions(
  db: Executor,
  { search, status, limit, cursor }: { search: string; status?: SubscriptionStatus; limit: number; cursor?: string },
): Promise<ListPage<ListedSubscription>> {
  let query = db
    .selectFrom("subscriptions")
    .innerJoin("tenants", "tenants.id", "subscriptions.tenant_id")
    .select(["tenants.name", "tenants.title", ...SUBSCRIPTION_COLUMNS])
    .orderBy("tenants.name")
    .limit(limit + 1);
  if (search) query = query.where((eb) => containsText(eb.ref("tenants.search_text"), search));
  if (status) query = query.where("subscriptions.status", "=", status);
  if (cursor) query = query.where("tenants.name", ">", cursor);
  const rows = await query.execute();
  const items = rows.map(({ name: tenant, title, ...row }) => {
    const subscription = subscriptionOf(row);
    return Object.assign(shownSubscription(subscription), { tenant, title, startedAt: subscription.startedAt });
  });
  return listPage(items, limit, ({ tenant }) => tenant);
}
