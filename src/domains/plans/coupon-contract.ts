import { z } from "zod";
import { cursor, done, limit, listOf, ownId, route } from "#contract";
import { currency, flag, instant, interval, wholeNumber } from "./fields.ts";
import { INTERVALS, PLAN_LIMITS } from "./plan.ts";

const code = z
  .string("Enter a code")
  .overwrite((text) => text.trim().toUpperCase())
  .min(1, "Enter a code")
  .max(PLAN_LIMITS.code, `At most ${PLAN_LIMITS.code} characters`)
  .regex(/^[A-Z0-9_-]+$/, "Use letters, digits, hyphens and underscores");

/** What a coupon takes off, of which prices. */
const rule = z
  .object({
    percent: wholeNumber(100, 1).optional(),
    amount: wholeNumber(PLAN_LIMITS.amount, 1).optional().describe("In the currency's minor unit"),
    currency: currency.optional().describe("Of the amount"),
    plans: z.array(z.string()).max(PLAN_LIMITS.plans).optional().describe("Ids of plans; without it all"),
    intervals: z.array(interval).max(INTERVALS.length).optional().describe("Without it all"),
  })
  .superRefine(({ percent, amount, currency: unit }, check) => {
    const fail = (path: string, message: string) => check.addIssue({ code: "custom", path: [path], message });
    if (percent === undefined && amount === undefined) fail("percent", "Enter what the coupon takes off");
    if (percent !== undefined && amount !== undefined) fail("amount", "Give either a percentage or an amount");
    if (amount !== undefined && unit === undefined) fail("currency", "Choose the amount’s currency");
    if (amount === undefined && unit !== undefined) fail("currency", "Only an amount has a currency");
  });
export type CouponRule = z.output<typeof rule>;

const rules = z
  .array(rule)
  .min(1, "Add a rule: what the coupon takes off")
  .max(PLAN_LIMITS.rules, `At most ${PLAN_LIMITS.rules} rules`)
  .describe("The first rule that fits a price decides");
const maxRedemptions = wholeNumber(PLAN_LIMITS.redemptions, 1);
const from = instant("first").describe("An instant or a day in UTC");
const until = instant("last").describe("An instant or a day in UTC, that day included");

const newCoupon = z.object({
  code,
  rules,
  maxRedemptions: maxRedemptions.optional().describe("Without it any number"),
  oncePerCustomer: flag.default(false),
  from: from.optional(),
  until: until.optional(),
});
export type CouponInput = z.output<typeof newCoupon>;

/** Changes of a coupon; what isn't given stays, and null takes a limit away. Lists are replaced. */
const couponChange = z.object({
  code: code.optional(),
  rules: rules.optional(),
  maxRedemptions: maxRedemptions.nullable().optional(),
  oncePerCustomer: flag.optional(),
  from: from.nullable().optional(),
  until: until.nullable().optional(),
  revision: z.int().optional().describe("Of the coupon that the change was made on"),
});
export type CouponChange = z.output<typeof couponChange>;

const coupon = z.object({
  id: z.string(),
  code: z.string().describe("In capitals; compared without case"),
  rules: z.array(rule),
  maxRedemptions: z.number().optional(),
  oncePerCustomer: z.boolean(),
  from: z.string().optional(),
  until: z.string().optional(),
  used: z.number().describe("How often it has been redeemed"),
  revision: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Coupon = z.output<typeof coupon>;

/** The routes of coupons. */
export const couponContract = {
  listCoupons: route({
    method: "GET",
    path: "/api/coupons",
    summary: "Lists coupons, newest first; `search` is part of a code",
    permission: "plan.view",
    query: z.object({ search: z.string().default(""), limit, cursor }),
    answer: listOf(coupon),
  }),
  readCoupon: route({
    method: "GET",
    path: "/api/coupons/:id",
    summary: "A coupon",
    permission: "plan.view",
    answer: coupon,
  }),
  createCoupon: route({
    method: "POST",
    path: "/api/coupons",
    summary: "Adds a coupon",
    permission: "plan.manage",
    status: 201,
    body: newCoupon.extend({ id: ownId }),
    answer: coupon,
  }),
  changeCoupon: route({
    method: "PATCH",
    path: "/api/coupons/:id",
    summary: "Changes a coupon; what was redeemed stays",
    permission: "plan.manage",
    body: couponChange,
    answer: coupon,
  }),
  deleteCoupon: route({
    method: "DELETE",
    path: "/api/coupons/:id",
    summary: "Deletes a coupon; what it took off stays with those who redeemed it",
    permission: "plan.manage",
    answer: done,
  }),
};
