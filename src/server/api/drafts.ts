import { z } from "zod";
import { batchSchema } from "#publishing";
import { importBlocks } from "#publishing/server";
import { failAt, ok } from "#shared";
import { apiRoute, userOf, type ApiRoute } from "./api-route.ts";
import { blocksSchema } from "./pages.ts";
import { readPage } from "./read-page.ts";
import { readRevision } from "./read-revision.ts";

const MAX_BATCH_BYTES = 1_000_000;

/** Drafts: read, change by operations, import (docs/api.md). */
export const draftRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/draft",
    permission: "page.view",
    handle: async ({ services, params: { id = "" } }) => {
      const found = await services.drafts.read(id);
      if (!found.ok) return found;
      const { metaTags, blocks, annotations } = found.value.state.draft;
      return ok({ revision: found.value.revision, page: { metaTags, blocks }, annotations });
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/pages/:id/operations",
    permission: "page.edit",
    maxBytes: MAX_BATCH_BYTES,
    body: batchSchema,
    handle: (request) => {
      const { services, params, body } = request;
      return services.drafts.append(params.id ?? "", body, userOf(request).name);
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/operations",
    permission: "page.view",
    handle: async ({ services, params, query }) => {
      const after = readRevision(query.get("after") ?? "0");
      if (after === undefined) return failAt("INVALID", "Name a revision: ?after=12", { path: ["after"] });
      return services.drafts.operationsAfter(params.id ?? "", after);
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/pages/:id/import",
    permission: "page.edit",
    maxBytes: MAX_BATCH_BYTES,
    body: z.object({
      blocks: blocksSchema,
      /** In place of the page's own, which stay without it. */
      metaTags: z.array(z.object({ name: z.string(), value: z.string().max(10_000) })).optional(),
      mode: z.enum(["replace", "append"]).default("replace"),
    }),
    handle: (request) => {
      const { services, params, body } = request;
      const author = { pageId: params.id ?? "", author: userOf(request).name };
      return importBlocks(services.drafts, author, body, body.mode);
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/pages/:id/presence",
    permission: "page.view",
    body: z.object({
      clientId: z.string().regex(/^[\w-]{1,64}$/),
      key: z.string().max(64).optional(),
      isLeaving: z.boolean().default(false),
    }),
    handle: async (request) => {
      const { services, params, body } = request;
      const page = await readPage(services, params.id);
      if (!page.ok) return page;
      await services.events.tellPresence(page.value.id, { ...body, name: userOf(request).name });
      return ok({});
    },
  }),
];
