import { z } from "zod";
import { contentOf, diffInSteps } from "#publishing";
import {
  findVersion,
  listVersions,
  publishDraft,
  publishVersion,
  restoreVersion,
  unpublishPage,
} from "#publishing/server";
import { fail, ok, type Result } from "#shared";
import { inSlices } from "#shared/server";
import type { Services } from "../services.ts";
import { apiRoute, userOf, type ApiRoute } from "./api-route.ts";
import { readLimit } from "./read-limit.ts";
import { readPage } from "./read-page.ts";
import { tellPage } from "./tell-page.ts";

const NO_VERSION = fail("NOT_FOUND", "This page has no such version");
type Content = ReturnType<typeof contentOf>;

/** Reads one side of a comparison: a version, or the draft as it is now. */
async function readSide({ database, drafts }: Services, pageId: string, id: string): Promise<Result<Content>> {
  if (id === "draft") {
    const found = await drafts.read(pageId);
    return found.ok ? ok(contentOf(found.value.state.draft)) : found;
  }
  const version = await findVersion(database.db, pageId, id);
  return version ? ok(version) : NO_VERSION;
}

/** Publishing and the history (docs/api.md). */
export const versionRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "POST",
    path: "/api/pages/:id/publish",
    permission: "page.publish",
    body: z
      .object({
        revision: z.int().min(0).optional(),
        /** Shows this version again in place of publishing the draft. */
        versionId: z.string().optional(),
      })
      .default({}),
    handle: async (request) => {
      const { services, params, body } = request;
      const { versionId, revision } = body;
      const id = params.id ?? "";
      if (versionId) return tellPage(request, await publishVersion(services.database, id, versionId));
      const wanted = { revision, author: userOf(request).name };
      return tellPage(request, await publishDraft(services.database, services.drafts, id, wanted));
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/pages/:id/unpublish",
    permission: "page.publish",
    handle: async (request) =>
      tellPage(request, await unpublishPage(request.services.database, request.params.id ?? "")),
  }),
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/versions",
    permission: "page.view",
    handle: async ({ services, params, query }) => {
      const page = await readPage(services, params.id);
      if (!page.ok) return page;
      const part = { cursor: query.get("cursor") ?? undefined, limit: readLimit(query) };
      return ok(await listVersions(services.database.db, page.value.id, part));
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/pages/:id/versions/:versionId/changes",
    permission: "page.view",
    handle: async ({ services, params: { id = "", versionId = "" }, query }) => {
      const after = await readSide(services, id, versionId);
      const before = await readSide(services, id, query.get("from") ?? "draft");
      if (!after.ok) return after;
      if (!before.ok) return before;
      return ok({ changes: await inSlices(diffInSteps(before.value, after.value)) });
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/pages/:id/restore",
    permission: "page.edit",
    body: z.object({ versionId: z.string() }),
    handle: (request) => {
      const { services, params, body } = request;
      const author = { pageId: params.id ?? "", author: userOf(request).name };
      return restoreVersion(services.database.db, services.drafts, author, body.versionId);
    },
  }),
];
