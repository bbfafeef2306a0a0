import type { Database, Transaction } from "#db";
import { announcePage } from "../pages/announce.server.ts";
import { readStoredBlocks, readStoredTags } from "../stored-content.ts";
import { publishContent } from "./publish-draft.server.ts";

/** Thrown when a page that is due can't be published; it stays due. */
export class DueError extends Error {
  readonly pageId: string;

  constructor(pageId: string, cause: unknown) {
    super(`The page ${pageId} is due and can't be published`, { cause });
    this.pageId = pageId;
  }
}

/** @returns the page that has been due longest, without a transaction: this is asked every second. */
async function findDue({ db }: Database, now: string, except: readonly string[]): Promise<string | undefined> {
  let due = db.selectFrom("page_schedules").select("page_id").where("publish_at", "<=", now);
  if (except.length > 0) due = due.where("page_id", "not in", [...except]);
  return (await due.orderBy("publish_at").limit(1).executeTakeFirst())?.page_id;
}

/**
 * Publishes a page in the transaction that takes its schedule: no other process can take it meanwhile, and one that dies
 * leaves it due. The draft's lock comes first, as when a person publishes, schedules or archives.
 * @returns the page's path; undefined when it isn't due any more.
 */
async function publishOne(trx: Transaction, database: Database, pageId: string, now: string) {
  await database.lockName(trx, `draft ${pageId}`);
  const schedule = trx.selectFrom("page_schedules").selectAll().where("page_id", "=", pageId);
  const due = await database.takeRows(schedule.where("publish_at", "<=", now)).executeTakeFirst();
  if (!due) return undefined;
  const page = await trx
    .selectFrom("pages")
    .select(["kind", "path", "published_version_id as versionId"])
    .where("id", "=", pageId)
    .executeTakeFirstOrThrow();
  const content = { metaTags: readStoredTags(due.meta_tags), blocks: readStoredBlocks(due.blocks) };
  await publishContent(trx, { pageId, content, revision: due.revision, author: due.author }, page);
  return { path: page.path };
}

/**
 * Publishes the page that has been due longest.
 * @param except ids of pages that are left for later.
 * @returns its id; undefined when none is due.
 * @throws DueError for a page that can't be published.
 */
export async function publishDue(
  database: Database,
  now = new Date(),
  except: readonly string[] = [],
): Promise<string | undefined> {
  const at = now.toISOString();
  const left = [...except];
  for (;;) {
    const pageId = await findDue(database, at, left);
    if (pageId === undefined) return undefined;
    const published = await database
      .inTransaction((trx) => publishOne(trx, database, pageId, at))
      .catch((error: unknown) => {
        throw new DueError(pageId, error);
      });
    if (published) {
      await announcePage(database, pageId, [published.path]);
      return pageId;
    }
    // Another process was quicker.
    left.push(pageId);
  }
}
