import { checkInSteps, contentOf, outlineOf, type CheckContext } from "#publishing";
import { listPublishedPages, reviewDraft } from "#publishing/server";
import { ok, type Result } from "#shared";
import { inSlices } from "#shared/server";
import type { Services } from "../services.ts";
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
      const around = await readAround(services, id);
      const found = await services.drafts.read(id);
      if (!around.ok) return around;
      if (!found.ok) return found;
      const { revision, state } = found.value;
      return ok({ revision, ...(await inSlices(checkInSteps(state.draft, around.value))) });
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/review",
    permission: "page.publish",
    handle: async ({ services, params: { id = "" } }) => {
      const around = await readAround(services, id);
      return around.ok ? reviewDraft(services.database.db, services.drafts, id, around.value) : around;
    },
  }),
];

/** Reads what the publish check has to know around a page. */
async function readAround(services: Services, id: string): Promise<Result<CheckContext>> {
  const page = await readPage(services, id);
  if (!page.ok) return page;
  const published = await listPublishedPages(services.database.db);
  const { path } = page.value;
  return ok({ path, paths: [path, ...published.map((one) => one.path)], frame: await services.frame.read() });
}
