import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { fail, ok } from "#shared";
import { tenantContract } from "./contract.ts";
import { changeTenant, createTenant, listTenants, tenantOf } from "./tenants.server.ts";

type Needs = { database: Database };

export const tenantRoutes = serveWith<Needs>()(tenantContract, {
  listTenants: async ({ services, query }) => ok(await listTenants(services.database.db, query)),
  readTenant: ({ services, params, membership }) => tenantOf(services.database.db, params.tenant, membership),
  createTenant: ({ services, body }) => createTenant(services.database, body),
  changeTenant: async ({ services, params, body, membership }) => {
    // Whose rows public pages may show is for the site's staff to decide.
    if (membership && body.isOpen !== undefined)
      return fail("FORBIDDEN", "Ask an administrator of this site to change this");
    return changeTenant(services.database, membership?.tenantId ?? params.tenant, body);
  },
});
