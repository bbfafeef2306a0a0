import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { ok } from "#shared";
import { planContract } from "./contract.ts";
import { changeCoupon, createCoupon, deleteCoupon, listCoupons, readCoupon } from "./coupons.server.ts";
import { listPlanFeatures } from "./plan-features.server.ts";
import { listPlans, readPlan } from "./read-plans.server.ts";
import { changePlan, createPlan, orderPlans } from "./write-plans.server.ts";

type Needs = { database: Database };

export const planRoutes = serveWith<Needs>()(planContract, {
  listPlans: async ({ services }) => ok({ items: await listPlans(services.database.db) }),
  readPlan: ({ services, params }) => readPlan(services.database.db, params.id),
  createPlan: ({ services, body }) => createPlan(services.database, body),
  changePlan: ({ services, params, body }) => changePlan(services.database, params.id, body),
  orderPlans: ({ services, body }) => orderPlans(services.database, body.ids),
  listPlanFeatures: async ({ services }) => ok({ items: await listPlanFeatures(services.database.db) }),
  listCoupons: async ({ services, query }) => ok(await listCoupons(services.database.db, query)),
  readCoupon: ({ services, params }) => readCoupon(services.database.db, params.id),
  createCoupon: ({ services, body }) => createCoupon(services.database, body),
  changeCoupon: ({ services, params, body }) => changeCoupon(services.database, params.id, body),
  deleteCoupon: async ({ services, params }) => {
    const deleted = await deleteCoupon(services.database, params.id);
    return deleted.ok ? ok({}) : deleted;
  },
});
