import { redirectContract } from "#publishing";
import { addRedirect, findFormerPaths, removeRedirect } from "#publishing/server";
import { ok } from "#shared";
import { readPage } from "./read-page.ts";
import { serve } from "./serve.ts";

export const redirectRoutes = serve(redirectContract, {
  listRedirects: async ({ services, params }) => {
    const page = await readPage(services, params.id);
    if (!page.ok) return page;
    const pathsOf = await findFormerPaths(services.database.db, [params.id]);
    return ok({ items: pathsOf(params.id).map((path) => ({ path })) });
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
