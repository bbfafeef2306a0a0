import { trigger } from "#automations/server";
import type { Database, Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { inSlices } from "#shared/server";
import { diffInSteps } from "../diff.ts";
import type { StoredState } from "../drafts/draft-rows.server.ts";
import type { Drafts } from "../drafts/drafts.server.ts";
import { contentInSteps } from "../operations/draft-content.ts";
import { findPublishedSharedBlocks } from "../pages/published-pages.server.ts";
import type { PageContent, PageKind } from "../page.ts";
import { announcePage } from "../pages/announce.server.ts";
import { SHARED_BLOCKS_PATH } from "../path.ts";
import { errorsInSteps } from "../publish-check.ts";
import { unschedule } from "./schedules.server.ts";
import { summarise } from "./summarise.ts";
import { findVersion, insertVersion, showVersion } from "./version-rows.server.ts";

export type Published = { versionId: string; revision: number };

async function findCurrent(trx: Transaction, pageId: string) {
  return trx
    .selectFrom("pages")
    .select(["kind", "path", "archived_at"])
    .select(["published_version_id as versionId", "published_revision as revision"])
    .where("id", "=", pageId)
    .executeTakeFirstOrThrow();
}

/** @returns DRAFT_MOVED for a draft that isn't at the revision that its author saw. */
export function checkRevision({ revision }: StoredState, seen: number | undefined): Result<undefined> {
  if (seen === undefined || seen === revision) return ok(undefined);
  return fail("DRAFT_MOVED", `The draft is now at revision ${revision}, not ${seen}`);
}

/** @returns the draft's content in the form of versions, or NOT_PUBLISHABLE with the problems. */
export async function publishableContent(
  trx: Transaction,
  { state }: StoredState,
  kind: PageKind,
): Promise<Result<PageContent>> {
  const sharedBlocks = await findPublishedSharedBlocks(trx);
  const problems = await inSlices(errorsInSteps(state.draft, { kind, sharedBlocks }));
  if (problems.length > 0) {
    return failAt("NOT_PUBLISHABLE", "Fix the problems before you publish this page", { problems });
  }
  return ok(await inSlices(contentInSteps(state.draft)));
}

type NewContent = { pageId: string; content: PageContent; revision: number; author: string };

/** The page as it is before: `versionId` is what visitors see now. */
type Before = { kind: PageKind; path: string; versionId: string | null };

/** Starts the automations about published pages; the shared header and footer aren't one. */
async function announcePublished(trx: Transaction, pageId: string, path: string): Promise<void> {
  if (path !== SHARED_BLOCKS_PATH) await trigger(trx, { type: "page", entry: pageId, source: path });
}

/** Stores content as a version and shows it, which ends a schedule and starts the automations about it. */
export async function publishContent(trx: Transaction, version: NewContent, { kind, path, versionId }: Before) {
  const { pageId, content } = version;
  const before = versionId ? await findVersion(trx, pageId, versionId) : undefined;
  const summary = before ? summarise(await inSlices(diffInSteps(before, content, kind))) : "First version";
  const shown = await insertVersion(trx, { ...version, summary });
  await showVersion(trx, pageId, shown);
  await unschedule(trx, pageId);
  await announcePublished(trx, pageId, path);
  return shown;
}

/**
 * Publishes a page's draft in one transaction: it stores an immutable version and points the page at it; then every
 * process is notified. A draft that is already published isn't published again.
 * @param revision the one that its author saw; the current one by default.
 * @returns NOT_FOUND, DRAFT_MOVED when the draft is past `revision`, NOT_PUBLISHABLE with the problems, or PAGE_ARCHIVED for an
 * archived page.
 */
export async function publishDraft(
  database: Database,
  drafts: Drafts,
  pageId: string,
  { revision, author }: { revision?: number; author: string },
): Promise<Result<Published>> {
  let path = "";
  const published = await drafts.hold(pageId, async (trx, draft): Promise<Result<Published>> => {
    const seen = checkRevision(draft, revision);
    if (!seen.ok) return seen;
    const current = await findCurrent(trx, pageId);
    if (current.archived_at) return fail("PAGE_ARCHIVED", "This page is archived. Restore it before you publish it.");
    if (current.versionId && current.revision === draft.revision) {
      await unschedule(trx, pageId);
      return ok({ versionId: current.versionId, revision: draft.revision });
    }
    const content = await publishableContent(trx, draft, current.kind);
    if (!content.ok) return content;
    const version = { pageId, content: content.value, revision: draft.revision, author };
    const shown = await publishContent(trx, version, current);
    path = current.path;
    return ok({ versionId: shown.id, revision: draft.revision });
  });
  if (path) await announcePage(database, pageId, [path]);
  return published;
}

/**
 * Unpublishes a page; its versions and its draft stay.
 * @returns the version that visitors saw, for `publishVersion` to bring back; NOT_FOUND, also for the shared header and
 * footer, which are no page.
 */
export async function unpublishPage(
  database: Database,
  pageId: string,
): Promise<Result<{ path: string; versionId?: string }>> {
  const before = await database.inTransaction(async (trx) => {
    await database.lockName(trx, `draft ${pageId}`);
    const row = await trx
      .selectFrom("pages")
      .select(["path", "published_version_id as versionId"])
      .where("id", "=", pageId)
      .where("path", "!=", SHARED_BLOCKS_PATH)
      .executeTakeFirst();
    if (!row) return undefined;
    await showVersion(trx, pageId, undefined);
    return row;
  });
  if (!before) return fail("NOT_FOUND", "Page not found");
  await announcePage(database, pageId, [before.path]);
  return ok({ path: before.path, versionId: before.versionId ?? undefined });
}

/**
 * Publishes an earlier version again, whatever the draft holds now.
 * @returns NOT_FOUND when the page has no such version, or PAGE_ARCHIVED for an archived page.
 */
export async function publishVersion(
  database: Database,
  pageId: string,
  versionId: string,
): Promise<Result<Published>> {
  const shown = await database.inTransaction(async (trx) => {
    await database.lockName(trx, `draft ${pageId}`);
    const version = await trx
      .selectFrom("page_versions")
      .innerJoin("pages", "pages.id", "page_versions.page_id")
      .select(["page_versions.id", "page_versions.revision", "page_versions.published_at"])
      .select(["pages.path", "pages.archived_at"])
      .where("page_versions.id", "=", versionId)
      .where("page_versions.page_id", "=", pageId)
      .executeTakeFirst();
    if (!version) return fail("NOT_FOUND", "This page has no such version");
    if (version.archived_at) return fail("PAGE_ARCHIVED", "This page is archived. Restore it before you publish it.");
    await showVersion(trx, pageId, version);
    await announcePublished(trx, pageId, version.path);
    return ok(version);
  });
  if (!shown.ok) return shown;
  await announcePage(database, pageId, [shown.value.path]);
  return ok({ versionId, revision: shown.value.revision });
}
