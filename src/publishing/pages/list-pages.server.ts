import { listPage, type ListPage } from "#contract";
import { containsText, findNear, type Executor } from "#db";
import { DEFAULT_LOCALE, splitLocale } from "#shared";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { PageStatus, PageSummary } from "../contract/pages.ts";
import type { PageKind } from "../page.ts";
import { SHARED_BLOCKS_PATH } from "../path.ts";
import { tagName } from "../posts/post-meta.ts";

export type PageQuery = {
  kind: PageKind;
  search?: string;
  status?: PageStatus;
  /** Only those with a set time. */
  scheduled?: boolean;
  /** The name of a post's author, and one of its tags. */
  author?: string;
  tag?: string;
  cursor?: string;
  limit: number;
};

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

/** The date of a post: the one that its draft was given, or else that of its first publication. */
const DATE = sql<string | null>`coalesce(nullif(post.published_at, ''), case when kind = 'post' then
  (select min(page_versions.published_at) from page_versions where page_versions.page_id = pages.id) end)`;

function select(db: Executor) {
  return db
    .selectFrom("pages")
    .leftJoin("page_schedules", "page_schedules.page_id", "pages.id")
    .leftJoin("post_listings as post", (join) =>
      join.onRef("post.page_id", "=", "pages.id").on("post.state", "=", "draft"),
    )
    .select(["pages.id", "kind", "pages.path", "pages.locale", "pages.title", "updated_at", "updated_by"])
    .select(["pages.published_at", "publish_at", "post.author"])
    .select(DATE.as("date"))
    .select((eb) => eb.fn.coalesce("draft_revision", "published_revision", eb.val(0)).as("revision"))
    .select(STATUS.as("status"));
}

type Row = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number] & { tags?: readonly string[] };

function summaryOf(row: Row): PageSummary {
  const { id, kind, path, locale, title, status, revision, published_at, publish_at, author, date, tags = [] } = row;
  return {
    id,
    kind,
    path,
    locale,
    title: path === SHARED_BLOCKS_PATH ? "Shared header and footer" : title,
    status,
    revision,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    ...(published_at && { publishedAt: published_at }),
    ...(publish_at && { scheduledAt: publish_at }),
    ...(kind === "post" && { post: { author: author ?? "", tags: [...tags], ...(date && { date }) } }),
  };
}

/** Adds the tags of posts, with one query for all. */
async function withTags(db: Executor, rows: Row[]): Promise<Row[]> {
  const posts = rows.filter(({ kind }) => kind === "post").map(({ id }) => id);
  if (posts.length === 0) return rows;
  const tags = await db
    .selectFrom("post_tags")
    .select(["page_id", "label"])
    .where("page_id", "in", posts)
    .where("state", "=", "draft")
    .orderBy("tag")
    .execute();
  const byPost = Map.groupBy(tags, (tag) => tag.page_id);
  return rows.map((row) => ({ ...row, tags: byPost.get(row.id)?.map(({ label }) => label) }));
}

type Query = ReturnType<typeof select>;

function filtered(query: Query, { status, scheduled, author, tag }: PageQuery): Query {
  let narrowed = status ? query.where(IN_LIST[status]) : query.where("archived_at", "is", null);
  if (scheduled) narrowed = narrowed.where("publish_at", "is not", null);
  if (author) narrowed = narrowed.where("post.author", "=", author);
  if (!tag) return narrowed;
  return narrowed.where((eb) =>
    eb.exists(
      eb
        .selectFrom("post_tags")
        .select("post_tags.page_id")
        .whereRef("post_tags.page_id", "=", "pages.id")
        .where("post_tags.state", "=", "draft")
        .where("post_tags.tag", "=", tagName(tag)),
    ),
  );
}

/** A page's address as lists and browsers show it, with its language at the beginning. */
const ADDRESS = sql<string>`case when pages.locale = ${DEFAULT_LOCALE} then '' else '/' || pages.locale end || pages.path`;

/**
 * Reads what someone looks for: words, or with a slash at the beginning a part of an address.
 * @returns `word`: what the index of titles and paths has of it.
 */
function readSearch(search: string): { text: string; word: string; isAddress: boolean } {
  const given = search.trim();
  const address = /^https?:\/\//i.test(given) ? (URL.parse(given)?.pathname ?? given) : given;
  if (!address.startsWith("/")) return { text: search, word: search, isAddress: false };
  const text = address.toLowerCase().replace(/(?<=.)\/$/, "");
  return { text, word: splitLocale(text).path, isAddress: true };
}

/**
 * Lists pages of a kind, last changed first. `search` matches titles and addresses, one that begins with a slash only addresses. Archived pages are listed only by status.
 */
export async function listPages(db: Executor, wanted: PageQuery): Promise<ListPage<PageSummary>> {
  const { kind, search, cursor, limit } = wanted;
  const [updatedAt, id] = cursor?.split(" ") ?? [];
  let query = filtered(select(db), wanted)
    .where("kind", "=", kind)
    .where("pages.path", "!=", SHARED_BLOCKS_PATH)
    .orderBy("updated_at", "desc")
    .orderBy("pages.id", "desc")
    .limit(limit + 1);
  if (search) {
    const { text, word, isAddress } = readSearch(search);
    const near = await findNear(db, "pages", word);
    query = query.where((eb) => containsText(isAddress ? ADDRESS : eb.ref("search_text"), text));
    if (near) query = query.where("pages.id", "in", [...near, ""]);
  }
  if (updatedAt && id) {
    query = query.where((eb) => eb(eb.refTuple("updated_at", "pages.id"), "<", eb.tuple(updatedAt, id)));
  }
  const rows = await withTags(db, await query.execute());
  return listPage(rows.map(summaryOf), limit, (last) => `${last.updatedAt} ${last.id}`);
}

/** @returns one page as the list shows it; undefined when there is none. */
export async function findPage(db: Executor, id: string): Promise<PageSummary | undefined> {
  const [row] = await withTags(db, await select(db).where("pages.id", "=", id).execute());
  return row && summaryOf(row);
}

/** @returns the id of the page that holds the site's shared header and footer. */
export async function findSharedBlocksId(db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom("pages").select("id").where("path", "=", SHARED_BLOCKS_PATH).executeTakeFirst();
  return row?.id;
}
