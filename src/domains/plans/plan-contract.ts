import { z } from "zod";
import { line, ownId, route } from "#contract";
import { currency, flag, price, wholeNumber } from "./fields.ts";
import { PLAN_LIMITS } from "./plan.ts";

const featureName = z
  .string()
  .max(PLAN_LIMITS.featureName, `At most ${PLAN_LIMITS.featureName} characters`)
  .regex(/^(?:rows:[\w-]+|[a-z]\w*)$/, "Use letters, digits and underscores, starting with a lower-case letter")
  .describe("`people`, `ai_tokens`, `rows:` and an entity's id or name, or a name of your own");

const text = line(PLAN_LIMITS.featureText, "Describe the feature");

/** A feature in words, or a limit of something that is counted, with the words for it where the block's don't fit. */
const feature = z
  .object({
    text: text.optional(),
    feature: featureName.optional(),
    limit: wholeNumber(PLAN_LIMITS.featureLimit).nullable().optional().describe("Null: as much as you like"),
  })
  .superRefine(({ text: words, feature: name, limit }, check) => {
    const fail = (path: string, message: string) => check.addIssue({ code: "custom", path: [path], message });
    if (name === undefined && limit !== undefined) fail("feature", "Choose what is limited");
    if (name !== undefined && limit === undefined) fail("limit", "Enter the limit; null is no limit");
    if (name === undefined && words === undefined) fail("text", "Describe the feature");
  });
export type PlanFeature = z.output<typeof feature>;

const features = z.array(feature).max(PLAN_LIMITS.features, `At most ${PLAN_LIMITS.features} features`);
const prices = z.array(price).max(PLAN_LIMITS.prices, `At most ${PLAN_LIMITS.prices} prices`);
const trialDays = wholeNumber(PLAN_LIMITS.trialDays);
const unit = line(PLAN_LIMITS.unit).describe("What one price buys, such as `per report`; empty: the interval");

const newPlan = z.object({
  name: line(PLAN_LIMITS.name, "Enter a name"),
  description: line(PLAN_LIMITS.description).default(""),
  features: features.default([]),
  prices: prices.default([]),
  unit: unit.default(""),
  isHighlighted: flag.default(false),
  isFree: flag.default(false),
  isOnRequest: flag.optional().describe("By default true for a plan that has no price and isn't free"),
  trialDays: trialDays.default(0),
});
export type PlanInput = z.output<typeof newPlan>;

/** Changes of a plan; what isn't given stays. Lists are replaced. */
const planChange = z.object({
  name: newPlan.shape.name.optional(),
  description: line(PLAN_LIMITS.description).optional(),
  features: features.optional(),
  prices: prices.optional(),
  unit: unit.optional(),
  isHighlighted: flag.optional(),
  isFree: flag.optional(),
  isOnRequest: flag.optional(),
  trialDays: trialDays.optional(),
  isArchived: flag.optional().describe("An archived plan isn't offered; subscriptions keep it"),
  isSample: flag.optional().describe("False: the plan is meant as it is"),
  revision: z.int().optional().describe("Of the plan that the change was made on"),
});
export type PlanChange = z.output<typeof planChange>;

const planPrice = z.object({
  id: z.string().describe("Of this amount: a price that changes gets another id"),
  interval: price.shape.interval,
  currency,
  amount: z.number().describe("In the currency's minor unit"),
});
export type PlanPrice = z.output<typeof planPrice>;

const plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(
    z.object({ text: z.string().optional(), feature: z.string().optional(), limit: z.number().nullable().optional() }),
  ),
  prices: z.array(planPrice),
  unit: z.string(),
  isHighlighted: z.boolean(),
  isFree: z.boolean(),
  isOnRequest: z.boolean(),
  trialDays: z.number(),
  order: z.number(),
  isArchived: z.boolean(),
  isSample: z.boolean().describe("Shipped with the product and not changed since"),
  revision: z.number(),
  updatedAt: z.string(),
});
export type Plan = z.output<typeof plan>;

const featureChoice = z.object({ feature: z.string(), title: z.string() });
export type PlanFeatureName = z.output<typeof featureChoice>;

/** The routes of plans. */
export const planRoutesContract = {
  listPlans: route({
    method: "GET",
    path: "/api/plans",
    summary: "Lists all plans in order, the archived ones too",
    permission: "plan.view",
    answer: z.object({ items: z.array(plan) }),
  }),
  readPlan: route({
    method: "GET",
    path: "/api/plans/:id",
    summary: "A plan",
    permission: "plan.view",
    answer: plan,
  }),
  createPlan: route({
    method: "POST",
    path: "/api/plans",
    summary: "Adds a plan, after all others",
    permission: "plan.manage",
    status: 201,
    body: newPlan.extend({ id: ownId }),
    answer: plan,
  }),
  changePlan: route({
    method: "PATCH",
    path: "/api/plans/:id",
    summary: "Changes a plan; subscriptions keep what they were sold",
    permission: "plan.manage",
    body: planChange,
    answer: plan,
  }),
  orderPlans: route({
    method: "PUT",
    path: "/api/plans/order",
    summary: "Puts plans in the given order; plans that aren't named come after them",
    permission: "plan.manage",
    body: z.object({ ids: z.array(z.string()).max(PLAN_LIMITS.plans) }),
    answer: z.object({ items: z.array(plan) }),
  }),
  listPlanFeatures: route({
    method: "GET",
    path: "/api/plan-features",
    summary: "Lists what a plan can limit",
    permission: "plan.view",
    answer: z.object({ items: z.array(featureChoice) }),
  }),
};
