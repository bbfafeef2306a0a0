import type { Logger } from "pino";
import type { Accounts } from "#accounts/server";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { findMembership } from "#members/server";
import { limitTries, quoteCoupon } from "#plans/server";
import { fail, ok } from "#shared";
import { findTenant, noTenant, TENANTS_TAG } from "#tenants/server";
import { cancelPlan, resumePlan } from "./cancel-plan.server.ts";
import { choosePlan, planPath } from "./choose.server.ts";
import type { Payments } from "./payments.server.ts";
import { billingContract } from "./contract.ts";
import { listOffers } from "./offers.server.ts";
import { changeOrder, deleteOrder, listOrders } from "./orders.server.ts";
import { startOrganisation } from "./organisations.server.ts";
import { listInvoices, listSubscriptions, readBilling } from "./read-billing.server.ts";
import { findCustomer } from "./stripe-objects.server.ts";
import { followSession } from "./sync.server.ts";
import type { StripeAccess } from "./stripe.server.ts";
import { receiveEvent } from "./webhook.server.ts";

type Needs = {
  database: Database;
  auth: Accounts;
  stripe?: StripeAccess;
  log: Logger;
  origin: string;
  secret: string;
  environment: { SMTP_URL?: string };
};

/** @returns what changing plans needs of the server's services. */
export function paymentsOf({ database, stripe, log, origin, environment }: Needs): Payments {
  return { database, stripe, log, origin, now: () => new Date(), mailsTeam: environment.SMTP_URL !== undefined };
}

const notOwner = () => fail("FORBIDDEN", "Only an owner of this organisation pays for its plan");
const noPayments = () => fail("NOT_FOUND", "This site takes no payments");

export const billingRoutes = serveWith<Needs>()(billingContract, {
  listOffers: async ({ services }) => ok({ items: await listOffers(services.database.db) }),
  quoteCoupon: async ({ services, query, clientAddress }) => {
    const quote = () => quoteCoupon(services.database.db, query.code, new Date());
    const quoted = await limitTries(services, clientAddress, quote);
    return quoted.ok ? ok({ prices: quoted.value.prices }) : quoted;
  },
  readBilling: async ({ services, params }) => {
    const tenant = await findTenant(services.database.db, params.tenant);
    return tenant ? ok(await readBilling(services, tenant.id)) : noTenant();
  },
  listInvoices: async ({ services, params }) => {
    const tenant = await findTenant(services.database.db, params.tenant);
    return tenant ? listInvoices(services, tenant.id) : noTenant();
  },
  choosePlan: async ({ services, params, body, user, membership, clientAddress }) => {
    const tenant = await findTenant(services.database.db, params.tenant);
    if (!tenant) return noTenant();
    const { amount: shown, asOwner, ...choice } = body;
    const isStaff = membership === undefined && !asOwner;
    // Others were let in as owners.
    if (asOwner && (await findMembership(services.database.db, user.id, tenant.id))?.role !== "owner")
      return notOwner();
    const chosen = { user, choice, shown, isStaff };
    const choose = () => choosePlan(paymentsOf(services), tenant, chosen);
    return choice.coupon ? limitTries(services, clientAddress, choose) : choose();
  },
  cancelPlan: async ({ services, params }) => {
    const tenant = await findTenant(services.database.db, params.tenant);
    if (!tenant) return noTenant();
    const cancelled = await cancelPlan(paymentsOf(services), tenant.id);
    return cancelled.ok ? ok({}) : cancelled;
  },
  resumePlan: async ({ services, params }) => {
    const tenant = await findTenant(services.database.db, params.tenant);
    if (!tenant) return noTenant();
    const resumed = await resumePlan(paymentsOf(services), tenant.id);
    return resumed.ok ? ok({}) : resumed;
  },
  followCheckout: async ({ services, params, body }) => {
    const { stripe } = services;
    const tenant = await findTenant(services.database.db, params.tenant);
    if (!tenant) return noTenant();
    if (!stripe) return noPayments();
    const following = { ...paymentsOf(services), stripe };
    const followed = await stripe.call(() => followSession(following, body.session, { only: tenant.id }));
    if (!followed.ok) return followed;
    return followed.value ? ok(followed.value) : fail("NOT_FOUND", "Payment not found");
  },
  openPortal: async ({ services, params }) => {
    const { stripe, origin } = services;
    const tenant = await findTenant(services.database.db, params.tenant);
    if (!tenant) return noTenant();
    const customer = stripe && (await findCustomer({ ...services, stripe }, tenant.id));
    if (!stripe || customer === undefined) return noPayments();
    const back = origin + planPath(tenant);
    const opened = await stripe.call((client) => client.billingPortal.sessions.create({ customer, return_url: back }));
    return opened.ok ? ok({ url: opened.value.url }) : opened;
  },
  startOrganisation: async ({ services, body, user }) => {
    const { database, auth } = services;
    if (!auth.isSignUpOpen)
      return fail("FORBIDDEN", "Organisations are made by the staff of this site. Ask them for yours.");
    const started = await startOrganisation(database, user, body);
    if (started.ok) await database.notify("data_changed", TENANTS_TAG);
    return started;
  },
  listSubscriptions: async ({ services, query }) => ok(await listSubscriptions(services.database.db, query)),
  listOrders: async ({ services, query }) => ok(await listOrders(services.database.db, query)),
  changeOrder: ({ services, params, body }) => changeOrder(services.database.db, params.id, body.isDone, new Date()),
  deleteOrder: ({ services, params }) => deleteOrder(services.database, params.id),
  receiveEvent: async ({ services, raw }) => {
    const { stripe } = services;
    if (!stripe) return noPayments();
    const signature = raw.headers.get("stripe-signature") ?? "";
    return receiveEvent({ ...paymentsOf(services), stripe }, await raw.text(), signature);
  },
});
