import { serveWith } from "#contract/server";
import type { Database } from "#db";
import { fail, ok } from "#shared";
import { tenantContract } from "./contract.ts";
import { changeTenant, createTenant, findTenant, listTenants, noTenant } from "./tenants.server.ts";

type Needs = { database: Database };

export const tenantRoutes = serveWith<Needs>()(tenantContract, {
  listTenants: async ({ services, query }) => ok(await listTenants(services.database.db, query)),
  readTenant: async ({ services, params }) => {
    const tenant = await findTenant(services.database.db, params.tenant);
    return tenant ? ok(tenant) : noTenant();
  },
  createTenant: ({ services, body }) => createTenant(services.database, body),
  changeTenant: async ({ services, params, body, membership }) => {
    // Whose rows public pages may show is for the site's staff to decide.
    if (membership && body.isOpen !== undefined)
      return fail("FORBIDDEN", "Ask an administrator of this site to change this");
    return changeTenant(services.database, params.tenant, body);
  },
});
