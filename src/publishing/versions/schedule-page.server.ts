import type { Database, Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { inSlices } from "#shared/server";
import type { Drafts } from "../drafts/drafts.server.ts";
import { announcePage } from "../pages/announce.server.ts";
import { readStoredBlocks, readStoredTags, writeStored, writeStoredInSteps } from "../stored-content.ts";
import { publishableContent, publishContent } from "./publish-draft.server.ts";
import type { Schedule } from "./schedules.server.ts";

/** The furthest time: typing errors such as a wrong century are refused. */
const MAX_AHEAD_MS = 5 * 366 * 24 * 3_600_000;

function checkTime(at: string, now: number): Result<string> {
  const time = Date.parse(at);
  const problem =
    time <= now
      ? "This time has passed. Publish now, or choose a later time."
      : time > now + MAX_AHEAD_MS
        ? "This time is more than five years ahead. Choose an earlier one."
        : undefined;
  return problem ? failAt("INVALID", problem, { path: ["at"] }) : ok(new Date(time).toISOString());
}

type Wanted = { at: string; revision?: number; author: string };

/**
 * Schedules a page: at that time its draft is published as it is now, whatever is changed until then. A schedule that it has
 * already is replaced.
 * @param wanted.at ISO time in the future.
 * @param wanted.revision the one that its author saw; the current one by default.
 * @returns NOT_FOUND, INVALID for a time that can't be, DRAFT_MOVED, NOT_PUBLISHABLE with the problems, or PAGE_ARCHIVED.
 */
export async function schedulePage(
  drafts: Drafts,
  pageId: string,
  { at, revision, author }: Wanted,
  now = Date.now(),
): Promise<Result<Schedule>> {
  const time = checkTime(at, now);
  if (!time.ok) return time;
  return drafts.hold(pageId, async (trx, draft): Promise<Result<Schedule>> => {
    if (revision !== undefined && revision !== draft.revision) {
      return fail("DRAFT_MOVED", `The draft is at revision ${draft.revision} by now, not at ${revision}`);
    }
    const page = await trx
      .selectFrom("pages")
      .select(["kind", "archived_at"])
      .where("id", "=", pageId)
      .executeTakeFirstOrThrow();
    if (page.archived_at) return fail("PAGE_ARCHIVED", "This page is archived. Restore it before you schedule it.");
    const content = await publishableContent(trx, draft, page.kind);
    if (!content.ok) return content;
    const stored = {
      publish_at: time.value,
      revision: draft.revision,
      meta_tags: writeStored(content.value.metaTags),
      blocks: await inSlices(writeStoredInSteps(content.value.blocks)),
      author,
      created_at: new Date(now).toISOString(),
    };
    await trx
      .insertInto("page_schedules")
      .values({ page_id: pageId, ...stored })
      .onConflict((conflict) => conflict.column("page_id").doUpdateSet(stored))
      .execute();
    return ok({ publishAt: time.value, revision: draft.revision, author });
  });
}

type Published = { pageId: string; path: string };

/**
 * Takes the page that has been due longest and publishes it in the same transaction: no other process can take it meanwhile,
 * and one that dies leaves it due.
 */
async function publishOne(trx: Transaction, { takeRows }: Database, now: string): Promise<Published | undefined> {
  const due = await takeRows(
    trx.selectFrom("page_schedules").selectAll().where("publish_at", "<=", now).orderBy("publish_at").limit(1),
  ).executeTakeFirst();
  if (!due) return undefined;
  const { page_id: pageId, revision, author } = due;
  const page = await trx
    .selectFrom("pages")
    .select(["kind", "path", "published_version_id as versionId"])
    .where("id", "=", pageId)
    .executeTakeFirstOrThrow();
  const content = { metaTags: readStoredTags(due.meta_tags), blocks: readStoredBlocks(due.blocks) };
  await publishContent(trx, { pageId, content, revision, author }, page);
  return { pageId, path: page.path };
}

/** @returns whether a page is due, without a transaction: this is asked every second. */
async function isAnyDue({ db }: Database, now: string): Promise<boolean> {
  const row = await db
    .selectFrom("page_schedules")
    .select("page_id")
    .where("publish_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Publishes the page that has been due longest. @returns its id; undefined when none is due. */
export async function publishDue(database: Database, now = new Date()): Promise<string | undefined> {
  const at = now.toISOString();
  if (!(await isAnyDue(database, at))) return undefined;
  const published = await database.inTransaction((trx) => publishOne(trx, database, at));
  if (published) await announcePage(database, published.pageId, [published.path]);
  return published?.pageId;
}
