import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { ok } from "#shared";
import { tenantContract } from "./contract.ts";
import { changeTenant, createTenant, listTenants } from "./tenants.server.ts";

type Needs = { database: Database };

export const tenantRoutes = serveWith<Needs>()(tenantContract, {
  listTenants: async ({ services, query }) => ok(await listTenants(services.database.db, query)),
  createTenant: ({ services, body }) => createTenant(services.database, body),
  changeTenant: ({ services, params, body }) => changeTenant(services.database, params.tenant, body),
});
