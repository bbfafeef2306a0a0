import { listPage, type ListPage } from "#contract";
import { containsText, findNear, type Executor } from "#db";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { PageStatus, PageSummary } from "../contract/pages.ts";
import { SHARED_BLOCKS_PATH } from "../path.ts";

export type PageQuery = { search?: string; status?: PageStatus; cursor?: string; limit: number };

/** Each written as the index of its list has it. */
const IN_LIST: Record<PageStatus, RawBuilder<SqlBool>> = {
  archived: sql`archived_at is not null`,
  draft: sql`archived_at is null and published_revision is null`,
  changed: sql`archived_at is null and draft_revision > published_revision`,
  published: sql`archived_at is null and coalesce(draft_revision, published_revision) <= published_revision`,
};

/** A page without a draft shows what is published, so nothing has changed since. */
const STATUS = sql<PageStatus>`case
  when ${IN_LIST.archived} then 'archived'
  when ${IN_LIST.draft} then 'draft'
  when ${IN_LIST.changed} then 'changed'
  else 'published' end`;

function select(db: Executor) {
  return db
    .selectFrom("pages")
    .select(["id", "path", "locale", "title", "updated_at", "updated_by", "published_at"])
    .select((eb) => eb.fn.coalesce("draft_revision", "published_revision", eb.val(0)).as("revision"))
    .select(STATUS.as("status"));
}

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
): Promise<ListPage<PageSummary>> {
  const [updatedAt, id] = cursor?.split(" ") ?? [];
  let query = select(db)
    .where("path", "!=", SHARED_BLOCKS_PATH)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (search) {
    const near = await findNear(db, "pages", search);
    query = query.where((eb) => containsText(eb.ref("search_text"), search));
    if (near) query = query.where("id", "in", [...near, ""]);
  }
  query = status ? query.where(IN_LIST[status]) : query.where("archived_at", "is", null);
  if (updatedAt && id) {
    query = query.where((eb) => eb(eb.refTuple("updated_at", "id"), "<", eb.tuple(updatedAt, id)));
  }
  const rows = await query.execute();
  return listPage(rows.map(summaryOf), limit, (last) => `${last.updatedAt} ${last.id}`);
}

/** @returns one page as the list shows it; undefined when there is none. */
export async function findPage(db: Executor, id: string): Promise<PageSummary | undefined> {
  const row = await select(db).where("id", "=", id).executeTakeFirst();
  return row && summaryOf(row);
}

/** @returns the id of the page that holds the site's shared header and footer. */
export async function findSharedBlocksId(db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom("pages").select("id").where("path", "=", SHARED_BLOCKS_PATH).executeTakeFirst();
  return row?.id;
}
