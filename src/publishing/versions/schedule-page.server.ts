import { fail, failAt, ok, type Result } from "#shared";
import { inSlices } from "#shared/server";
import type { Drafts } from "../drafts/drafts.server.ts";
import { writeStored, writeStoredInSteps } from "../stored-content.ts";
import { checkRevision, publishableContent } from "./publish-draft.server.ts";
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
    const seen = checkRevision(draft, revision);
    if (!seen.ok) return seen;
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
