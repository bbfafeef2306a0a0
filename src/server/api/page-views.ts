import { contentOf, outlineOf, publishCheck } from "#publishing";
import { listPublishedPages } from "#publishing/server";
import { ok } from "#shared";
import { showDraft } from "../show-draft.ts";
import { apiRoute, type ApiRoute } from "./api-route.ts";
import { readPage } from "./read-page.ts";

/** What a draft looks like from outside: as a page, as a file, and what stands in the way of publishing it. */
export const pageViewRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/preview",
    permission: "page.view",
    handle: ({ services, params: { id = "" } }) => showDraft(services, id),
  }),
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/blocks.json",
    permission: "page.view",
    handle: async ({ services, params: { id = "" } }) => {
      const found = await services.drafts.read(id);
      if (!found.ok) return found;
      const { blocks } = contentOf(found.value.state.draft);
      return new Response(`${JSON.stringify(blocks, null, 2)}\n`, {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": 'attachment; filename="blocks.json"',
          "Cache-Control": "no-store",
        },
      });
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/outline",
    permission: "page.view",
    handle: async ({ services, params: { id = "" } }) => {
      const found = await services.drafts.read(id);
      if (!found.ok) return found;
      const { revision, state } = found.value;
      return ok({ revision, blocks: outlineOf(state.draft.blocks) });
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/problems",
    permission: "page.view",
    handle: async ({ services, params: { id = "" } }) => {
      const page = await readPage(services, id);
      const found = await services.drafts.read(id);
      if (!page.ok) return page;
      if (!found.ok) return found;
      const published = await listPublishedPages(services.database.db);
      const { revision, state } = found.value;
      const { path } = page.value;
      const paths = [path, ...published.map((one) => one.path)];
      const frame = await services.frame.read();
      return ok({ revision, ...publishCheck(state.draft, { path, paths, frame }) });
    },
  }),
];
