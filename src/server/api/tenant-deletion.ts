import { tenantDeletionContract } from "#tenants";
import { deleteTenant } from "../people/delete-tenant.ts";
import { serve } from "./serve.ts";

export const tenantDeletionRoutes = serve(tenantDeletionContract, {
  deleteTenant: ({ services, params }) => deleteTenant(services, params.tenant),
});
