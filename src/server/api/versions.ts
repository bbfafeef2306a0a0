import { contentOf, diffInSteps, versionContract } from "#publishing";
import {
  findSchedule,
  findVersion,
  listVersions,
  publishDraft,
  publishVersion,
  restoreVersion,
  reviewDraft,
  schedulePage,
  unpublishPage,
  unschedule,
} from "#publishing/server";
import { fail, ok, type Result } from "#shared";
import { inSlices } from "#shared/server";
import type { Services } from "../services.ts";
import { readAround, readPage } from "./read-page.ts";
import { serve } from "./serve.ts";
import { notifyPage } from "./notify-page.ts";

const NO_VERSION = fail("NOT_FOUND", "This page has no such version");
const NOT_SCHEDULED = fail("NOT_FOUND", "This page isn’t scheduled");
type Content = ReturnType<typeof contentOf>;

/** Reads one side of a comparison: a version, or the present draft. */
async function readSide({ database, drafts }: Services, pageId: string, id: string): Promise<Result<Content>> {
  if (id === "draft") {
    const found = await drafts.read(pageId);
    return found.ok ? ok(contentOf(found.value.state.draft)) : found;
  }
  const version = await findVersion(database.db, pageId, id);
  return version ? ok(version) : NO_VERSION;
}

export const versionRoutes = serve(versionContract, {
  reviewPage: async ({ services, params }) => {
    const around = await readAround(services, params.id);
    return around.ok ? reviewDraft(services.database.db, services.drafts, params.id, around.value) : around;
  },
  publishPage: async (request) => {
    const { services, params, body, user } = request;
    const { versionId, revision } = body;
    if (versionId) return notifyPage(request, await publishVersion(services.database, params.id, versionId));
    const wanted = { revision, author: user.name };
    return notifyPage(request, await publishDraft(services.database, services.drafts, params.id, wanted));
  },
  unpublishPage: async (request) =>
    notifyPage(request, await unpublishPage(request.services.database, request.params.id)),
  schedulePage: async (request) => {
    const { services, params, body, user } = request;
    return notifyPage(request, await schedulePage(services.drafts, params.id, { ...body, author: user.name }));
  },
  unschedulePage: async (request) => {
    const { services, params } = request;
    const wasScheduled = await unschedule(services.database.db, params.id);
    return notifyPage(request, wasScheduled ? ok({}) : NOT_SCHEDULED);
  },
  readSchedule: async ({ services, params }) => {
    const page = await readPage(services, params.id);
    return page.ok ? ok({ schedule: await findSchedule(services.database.db, params.id) }) : page;
  },
  listVersions: async ({ services, params, query }) => {
    const page = await readPage(services, params.id);
    if (!page.ok) return page;
    return ok(await listVersions(services.database.db, page.value.id, query));
  },
  compareVersions: async ({ services, params, query }) => {
    const page = await readPage(services, params.id);
    if (!page.ok) return page;
    const after = await readSide(services, params.id, params.versionId);
    const before = await readSide(services, params.id, query.from);
    if (!after.ok) return after;
    if (!before.ok) return before;
    return ok({ changes: await inSlices(diffInSteps(before.value, after.value, page.value.kind)) });
  },
  restoreVersion: ({ services, params, body, user }) =>
    restoreVersion(services.database.db, services.drafts, { pageId: params.id, author: user.name }, body.versionId),
});
