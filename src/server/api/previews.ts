import { z } from "zod";
import { createPreview, findPreviewed, listPreviews, revokePreview, type Preview } from "#publishing/server";
import { fail, ok } from "#shared";
import type { Services } from "../services.ts";
import { showDraft } from "../show-draft.ts";
import { apiRoute, userOf, type ApiRoute } from "./api-route.ts";
import { readPage } from "./read-page.ts";

const DAY_HOURS = 24;
const hours = z
  .int()
  .min(1)
  .max(30 * DAY_HOURS)
  .default(3 * DAY_HOURS);

const linkOf = ({ origin }: Services, { token, ...preview }: Preview) => ({
  ...preview,
  url: `${origin}/api/previews/${token}`,
});

/** Links that show a draft to people without an account: they expire and can be revoked. */
export const previewRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/previews",
    permission: "page.view",
    handle: async ({ services, params }) => {
      const page = await readPage(services, params.id);
      if (!page.ok) return page;
      const previews = await listPreviews(services.database.db, services.secret, page.value.id);
      return ok({ items: previews.map((preview) => linkOf(services, preview)) });
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/pages/:id/previews",
    permission: "page.edit",
    status: 201,
    body: z.object({ hours }).default({ hours: 3 * DAY_HOURS }),
    handle: async (request) => {
      const { services, params, body } = request;
      const draft = await services.drafts.read(params.id ?? "");
      if (!draft.ok) return draft;
      const wanted = { pageId: params.id ?? "", author: userOf(request).name, hours: body.hours };
      return ok(linkOf(services, await createPreview(services.database.db, services.secret, wanted)));
    },
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/previews/:id",
    permission: "page.edit",
    handle: async ({ services, params: { id = "" } }) =>
      (await revokePreview(services.database.db, id)) ? ok({}) : fail("NOT_FOUND", "There is no such preview link"),
  }),
  apiRoute({
    method: "GET",
    path: "/api/previews/:token",
    permission: "everyone",
    handle: async ({ services, params: { token = "" } }) =>
      showDraft(services, await findPreviewed(services.database.db, services.secret, token)),
  }),
];
