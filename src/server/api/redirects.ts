import { redirectContract } from "#publishing";
import { addRedirect, listRedirects, removeRedirect } from "#publishing/server";
import { ok } from "#shared";
import { readPage } from "./read-page.ts";
import { serve } from "./serve.ts";

export const redirectRoutes = serve(redirectContract, {
  listRedirects: async ({ services, params, query }) => {
    const page = await readPage(services, params.id);
    return page.ok ? ok(await listRedirects(services.database.db, params.id, query)) : page;
  },
  addRedirect: async ({ services, params, body }) => {
    const page = await readPage(services, params.id);
    return page.ok ? addRedirect(services.database, page.value, body.address) : page;
  },
  removeRedirect: async ({ services, params, query }) => {
    await removeRedirect(services.database, params.id, query.path);
    return ok({});
  },
});
