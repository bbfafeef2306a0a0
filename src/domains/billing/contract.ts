import { z } from "zod";
import { cursor, done, limit, line, listOf, ownId, route } from "#contract";
import { INTERVALS } from "#plans";
import { SUBSCRIPTION_SOURCES, SUBSCRIPTION_STATUSES } from "./subscription.ts";

/** Which price of which plan, and the coupon for it. */
export const choice = z.object({
  plan: z.string().min(1, "Choose a plan").max(100),
  interval: z.enum(INTERVALS, "Choose how often to pay").optional(),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, "Choose a currency")
    .transform((code) => code.toUpperCase())
    .optional(),
  coupon: line(64).optional(),
});
export type Choice = z.output<typeof choice>;

const chosenPlan = choice.extend({
  amount: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe("The price that was shown, in minor units, null for none: nothing is chosen at another one"),
  asOwner: z
    .boolean()
    .default(false)
    .describe("Whether one of the site's staff chooses as an owner of the tenant, and pays"),
});

const terms = z.object({
  plan: z.string(),
  name: z.string(),
  interval: z.enum(INTERVALS).nullable().describe("Null: nothing is paid"),
  currency: z.string().nullable(),
  amount: z.number().nullable().describe("In minor units"),
});

const subscription = terms.extend({
  amount: z.number().nullable().describe("What is paid each time, with the coupon, in minor units"),
  coupon: z.string().nullable().describe("The code that lowers every payment"),
  status: z.enum(SUBSCRIPTION_STATUSES),
  source: z.enum(SUBSCRIPTION_SOURCES),
  graceUntil: z.string().nullable().describe("While a payment is due: until when the plan's limits stay"),
  trialEndsAt: z.string().nullable(),
  periodEndsAt: z.string().nullable(),
  endsAt: z.string().nullable().describe("When one that was cancelled ends, or an ended one has ended"),
});
export type ShownSubscription = z.output<typeof subscription>;

const openOrder = z.object({ plan: z.string(), name: z.string(), createdAt: z.string() });
export type OpenOrder = z.output<typeof openOrder>;

const billing = z.object({
  subscription: subscription.nullable().describe("Null: the organisation has no plan"),
  canPay: z.boolean().describe("Whether payments are taken here; plans are ordered otherwise"),
  hadTrial: z.boolean().describe("Whether it has had its trial: one is given once"),
  hasCustomer: z.boolean().describe("Whether there are invoices and a portal"),
  order: openOrder.nullable().describe("What it ordered last, until the team ticks it off"),
});
export type Billing = z.output<typeof billing>;

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.string(),
  total: z.number().describe("In minor units"),
  currency: z.string(),
  status: z.string().describe("`paid`, `open`, `void` ..."),
  url: z.string().nullable().describe("The invoice at Stripe"),
});
export type Invoice = z.output<typeof invoice>;

const chosen = z.object({
  outcome: z
    .enum(["done", "pay", "ordered"])
    .describe("`pay`: continue at `url`; `ordered`: the team answers; `done`: the plan is in effect"),
  url: z.string().optional(),
});
export type Chosen = z.output<typeof chosen>;

const listedSubscription = subscription.extend({
  tenant: z.string().describe("Its name in addresses"),
  title: z.string(),
  startedAt: z.string(),
});
export type ListedSubscription = z.output<typeof listedSubscription>;

const order = terms.extend({
  id: z.string(),
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  message: z.string(),
  coupon: z.string().nullable(),
  tenant: z.string().nullable().describe("The organisation that ordered, where it has one here"),
  isDone: z.boolean(),
  isSuspicious: z.boolean(),
});
export type ListedOrder = z.output<typeof order>;

const offered = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()).describe("In words"),
  prices: z.array(z.object({ interval: z.enum(INTERVALS), currency: z.string(), amount: z.number() })),
  isFree: z.boolean(),
  isOnRequest: z.boolean(),
  trialDays: z.number(),
});
export type OfferedPlan = z.output<typeof offered>;

const OWN = "/api/tenants/:tenant/billing";
const url = z.object({ url: z.string() });

/** Plans of tenants, payments and orders. */
export const billingContract = {
  listOffers: route({
    method: "GET",
    path: "/api/offers",
    summary: "Lists the plans that may be chosen, in order",
    permission: "profile.edit",
    answer: z.object({ items: z.array(offered) }),
  }),
  quoteCoupon: route({
    method: "GET",
    path: "/api/offers/coupon",
    summary: "Returns the prices that a coupon lowers; who may still redeem it is checked when a plan is chosen",
    permission: "profile.edit",
    query: z.object({ code: line(64) }),
    answer: z.object({
      prices: z.array(
        z.object({ plan: z.string(), interval: z.enum(INTERVALS), currency: z.string(), amount: z.number() }),
      ),
    }),
  }),
  readBilling: route({
    method: "GET",
    path: OWN,
    summary: "The plan of a tenant",
    permission: "tenant.manage",
    tenantRole: "owner",
    answer: billing,
  }),
  listInvoices: route({
    method: "GET",
    path: `${OWN}/invoices`,
    summary: "The last 24 invoices of a tenant, newest first",
    permission: "tenant.manage",
    tenantRole: "owner",
    answer: z.object({ items: z.array(invoice) }),
  }),
  choosePlan: route({
    method: "POST",
    path: `${OWN}/plan`,
    summary: "Chooses or changes the plan of a tenant; the site's staff gives it without a payment",
    permission: "tenant.manage",
    tenantRole: "owner",
    body: chosenPlan,
    answer: chosen,
  }),
  cancelPlan: route({
    method: "POST",
    path: `${OWN}/cancel`,
    summary: "Cancels a plan: a paid one stays until its period ends",
    permission: "tenant.manage",
    tenantRole: "owner",
    answer: done,
  }),
  resumePlan: route({
    method: "POST",
    path: `${OWN}/resume`,
    summary: "Takes back a cancellation before the period ends",
    permission: "tenant.manage",
    tenantRole: "owner",
    answer: done,
  }),
  followCheckout: route({
    method: "POST",
    path: `${OWN}/session`,
    summary: "Brings into effect what a session of Stripe's has paid for, whether its event has come or not",
    permission: "tenant.manage",
    tenantRole: "owner",
    body: z.object({ session: z.string().regex(/^cs_\w{1,200}$/, "This isn’t a session") }),
    answer: z.object({ isPaid: z.boolean().describe("Whether the money is there: a bank transfer takes days") }),
  }),
  openPortal: route({
    method: "POST",
    path: `${OWN}/portal`,
    summary: "Opens Stripe's portal, where an owner changes the card and finds invoices",
    permission: "tenant.manage",
    tenantRole: "owner",
    answer: url,
  }),
  startOrganisation: route({
    method: "POST",
    path: "/api/organisations",
    summary: "Makes an organisation of your own for a plan, where sign-up is open",
    permission: "profile.edit",
    status: 201,
    body: z.object({
      id: ownId,
      title: line(120, "Enter a name"),
      plan: z.string().min(1, "Choose a plan").max(100),
    }),
    answer: z.object({ name: z.string().describe("What addresses call it") }),
  }),
  listSubscriptions: route({
    method: "GET",
    path: "/api/subscriptions",
    summary: "Lists the plans of all tenants by the tenants' names",
    permission: "plan.manage",
    query: z.object({
      search: z.string().default(""),
      status: z.enum(SUBSCRIPTION_STATUSES).optional(),
      limit,
      cursor,
    }),
    answer: listOf(listedSubscription),
  }),
  listOrders: route({
    method: "GET",
    path: "/api/orders",
    summary: "Lists orders of plans, newest first",
    permission: "plan.manage",
    query: z.object({
      search: z.string().default(""),
      which: z.enum(["open", "done", "suspicious"]).default("open"),
      limit,
      cursor,
    }),
    answer: listOf(order),
  }),
  changeOrder: route({
    method: "PATCH",
    path: "/api/orders/:id",
    summary: "Ticks an order off, or opens it again",
    permission: "plan.manage",
    body: z.object({ isDone: z.boolean() }),
    answer: done,
  }),
  deleteOrder: route({
    method: "DELETE",
    path: "/api/orders/:id",
    summary: "Deletes an order, and gives its coupon back",
    permission: "plan.manage",
    answer: done,
  }),
  receiveEvent: route({
    method: "POST",
    path: "/api/stripe/webhook",
    summary: "Takes a signed event of Stripe's",
    permission: "everyone",
    isSigned: true,
    maxBytes: 512 * 1024,
    answer: done,
  }),
};
