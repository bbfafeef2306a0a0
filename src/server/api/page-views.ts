import { contentOf, outlineOf, publishCheck } from "#publishing";
import { findPage, listPublishedPages } from "#publishing/server";
import { fail, ok } from "#shared";
import { showDraft } from "../show-draft.ts";
import { apiRoute, type ApiRoute } from "./api-route.ts";

const NO_PAGE = fail("NOT_FOUND", "There is no such page");

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
      const page = await findPage(services.database.db, id);
      const found = await services.drafts.read(id);
      if (!page) return NO_PAGE;
      if (!found.ok) return found;
      const published = await listPublishedPages(services.database.db);
      const { revision, state } = found.value;
      const paths = [page.path, ...published.map(({ path }) => path)];
      const frame = await services.frame.read();
      return ok({ revision, ...publishCheck(state.draft, { path: page.path, paths, frame }) });
    },
  }),
];
