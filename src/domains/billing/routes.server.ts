import type { Logger } from "pino";
import type { Accounts } from "#accounts/server";
import type { Membership } from "#contract";
import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { findMembership } from "#members/server";
import { limitTries, quoteCoupon } from "#plans/server";
import { fail, ok, type Result } from "#shared";
import type { ListedTenant } from "#tenants";
import { tenantOf, TENANTS_TAG } from "#tenants/server";
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

type Request = { services: Needs; params: { tenant: string }; membership: Membership | undefined };

/** Runs work for the organisation of the address. @returns NOT_FOUND. */
async function at<Value, Code extends string>(
  { services: { database }, params, membership }: Request,
  work: (tenant: ListedTenant) => Promise<Result<Value, Code | "NOT_FOUND">>,
): Promise<Result<Value, Code | "NOT_FOUND">> {
  const tenant = await tenantOf(database.db, params.tenant, membership);
  return tenant.ok ? work(tenant.value) : tenant;
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
  readBilling: (request) => at(request, async ({ id }) => ok(await readBilling(request.services, id))),
  listInvoices: (request) => at(request, ({ id }) => listInvoices(request.services, id)),
  choosePlan: (request) =>
    at(request, async (tenant) => {
      const { services, body, user, membership, clientAddress } = request;
      const { amount: shown, asOwner, ...choice } = body;
      const isStaff = membership === undefined && !asOwner;
      // Others were let in as owners.
      if (asOwner && (await findMembership(services.database.db, user.id, tenant.id))?.role !== "owner")
        return notOwner();
      const chosen = { user, choice, shown, isStaff };
      const choose = () => choosePlan(paymentsOf(services), tenant, chosen);
      return choice.coupon ? limitTries(services, clientAddress, choose) : choose();
    }),
  cancelPlan: (request) =>
    at(request, async ({ id }) => {
      const cancelled = await cancelPlan(paymentsOf(request.services), id);
      return cancelled.ok ? ok({}) : cancelled;
    }),
  resumePlan: (request) =>
    at(request, async ({ id }) => {
      const resumed = await resumePlan(paymentsOf(request.services), id);
      return resumed.ok ? ok({}) : resumed;
    }),
  followCheckout: (request) =>
    at(request, async ({ id }) => {
      const { services, body } = request;
      const { stripe } = services;
      if (!stripe) return noPayments();
      const following = { ...paymentsOf(services), stripe };
      const followed = await stripe.call(() => followSession(following, body.session, { only: id }));
      if (!followed.ok) return followed;
      return followed.value ? ok(followed.value) : fail("NOT_FOUND", "Payment not found");
    }),
  openPortal: (request) =>
    at(request, async (tenant) => {
      const { services } = request;
      const { stripe, origin } = services;
      const customer = stripe && (await findCustomer({ ...services, stripe }, tenant.id));
      if (!stripe || customer === undefined) return noPayments();
      const back = origin + planPath(tenant);
      const opened = await stripe.call((client) =>
        client.billingPortal.sessions.create({ customer, return_url: back }),
      );
      return opened.ok ? ok({ url: opened.value.url }) : opened;
    }),
  startOrganisation: async ({ services, body, user }) => {
    const { database, auth } = services;
    if (!auth.isSignUpOpen)
      return fail("FORBIDDEN", "Organisations are set up by the staff of this site. Ask them for yours.");
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
