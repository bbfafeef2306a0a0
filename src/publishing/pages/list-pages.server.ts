import { containsText, type Executor } from "#db";
import { sql } from "kysely";
import type { PageStatus, PageSummary } from "../contract/pages.ts";
import { SHARED_BLOCKS_PATH } from "../path.ts";

export type PageQuery = { search?: string; status?: PageStatus; cursor?: string; limit: number };

function select(db: Executor) {
  return db
    .selectFrom("pages")
    .leftJoin("page_drafts", "page_drafts.page_id", "pages.id")
    .leftJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.id", "pages.path", "pages.locale", "pages.title", "pages.archived_at", "pages.updated_at"])
    .select(["pages.updated_by", "page_versions.published_at", "page_versions.revision as published"])
    .select((eb) => eb.fn.coalesce("page_drafts.revision", eb.ref("page_versions.revision"), eb.val(0)).as("revision"))
    .select(STATUS.as("status"));
}

/** A page without a draft shows what is published, so nothing has changed since. */
const STATUS = sql<PageStatus>`case
  when pages.archived_at is not null then 'archived'
  when page_versions.id is null then 'draft'
  when coalesce(page_drafts.revision, page_versions.revision) > page_versions.revision then 'changed'
  else 'published' end`;

type Row = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

function summaryOf(row: Row): PageSummary {
  const { id, path, locale, title, status, revision, updated_at, updated_by, published_at } = row;
  const summary = { id, path, locale, title, status, revision, updatedAt: updated_at, updatedBy: updated_by };
  return published_at ? { ...summary, publishedAt: published_at } : summary;
}

/** Lists pages, last changed first. `search` matches titles and paths. Archived pages are listed only by status. */
export async function listPages(
  db: Executor,
  { search, status, cursor, limit }: PageQuery,
): Promise<{ items: PageSummary[]; nextCursor?: string }> {
  const [updatedAt, id] = cursor?.split(" ") ?? [];
  let query = select(db)
    .where("pages.path", "!=", SHARED_BLOCKS_PATH)
    .orderBy("pages.updated_at", "desc")
    .orderBy("pages.id", "desc")
    .limit(limit + 1);
  if (search) query = query.where((eb) => containsText(eb.ref("pages.search_text"), search));
  query = status ? query.where(STATUS, "=", status) : query.where("pages.archived_at", "is", null);
  if (updatedAt && id) {
    query = query.where((eb) =>
      eb.or([
        eb("pages.updated_at", "<", updatedAt),
        eb.and([eb("pages.updated_at", "=", updatedAt), eb("pages.id", "<", id)]),
      ]),
    );
  }
  const rows = await query.execute();
  const items = rows.slice(0, limit).map(summaryOf);
  const last = items.at(-1);
  return rows.length > limit && last ? { items, nextCursor: `${last.updatedAt} ${last.id}` } : { items };
}

/** @returns one page as the list shows it; undefined when there is none. */
export async function findPage(db: Executor, id: string): Promise<PageSummary | undefined> {
  const row = await select(db).where("pages.id", "=", id).executeTakeFirst();
  return row && summaryOf(row);
}

/** @returns the id of the page that holds the site's shared header and footer. */
export async function findSharedBlocksId(db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom("pages").select("id").where("path", "=", SHARED_BLOCKS_PATH).executeTakeFirst();
  return row?.id;
}
