import type { Database, Executor } from "#db";
import { DEFAULT_LOCALE, fail, LOCALES, ok, type Locale, type Result } from "#shared";
import { newId } from "#shared/server";
import type { PageContent, PublishedPage } from "./page.ts";
import { bySpecificity, candidatePaths, checkPath, sameShape } from "./path.ts";
import { readStoredBlocks, readStoredTags, writeStored } from "./stored-content.ts";

/** Why a page may not stand at a path. */
type PathProblem = "PATH_INVALID" | "PATH_RESERVED" | "PATH_CONFLICT";

type Row = {
  id: string;
  path: string;
  locale: string;
  meta_tags: string;
  blocks: string | null;
  published_at: string;
};

function fromRow(row: Row, locales: Locale[]): PublishedPage {
  const { id, path, locale, meta_tags, blocks, published_at } = row;
  const content = { metaTags: readStoredTags(meta_tags), blocks: readStoredBlocks(blocks ?? "[]") };
  return { id, path, locale, locales, ...content, publishedAt: published_at };
}

/**
 * Finds what visitors see at an address, in one query: the page with the most specific path, its content in their
 * language, else in the default one, else (with a second query) in any other. Languages that the interface no longer has
 * don't count.
 * @returns undefined when no page is published there.
 */
export async function findPublishedPage(
  db: Executor,
  address: string,
  locale: Locale,
): Promise<PublishedPage | undefined> {
  const candidates = candidatePaths(address);
  if (candidates.length === 0) return undefined;
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.id", "pages.path", "pages.locale", "page_versions.meta_tags", "page_versions.published_at"])
    // Of the other languages only their names are needed.
    .select(({ eb }) =>
      eb
        .case()
        .when("pages.locale", "in", [locale, DEFAULT_LOCALE])
        .then(eb.ref("page_versions.blocks"))
        .end()
        .as("blocks"),
    )
    .where("pages.path", "in", candidates)
    .where("pages.locale", "in", LOCALES)
    .execute();
  const [path] = rows.map((row) => row.path).toSorted(bySpecificity);
  const languages = LOCALES.flatMap((code) => rows.find((row) => row.path === path && row.locale === code) ?? []);
  const row = languages.find((one) => one.locale === locale) ?? languages[0];
  if (!row) return undefined;
  const blocks = row.blocks ?? (await readBlocks(db, row.id));
  return fromRow(
    { ...row, blocks },
    languages.map((one) => one.locale),
  );
}

async function readBlocks(db: Executor, pageId: string): Promise<string | null> {
  const row = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select("page_versions.blocks")
    .where("pages.id", "=", pageId)
    .executeTakeFirst();
  return row?.blocks ?? null;
}

/** One published page in one language. */
export type ListedPage = { path: string; locale: Locale; publishedAt: string };

/** @returns every published page in each of the interface's languages that it has content in, by path. */
export async function listPublishedPages(db: Executor): Promise<ListedPage[]> {
  return db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.path", "pages.locale", "page_versions.published_at as publishedAt"])
    .where("pages.locale", "in", LOCALES)
    .orderBy("pages.path")
    .execute();
}

/**
 * Publishes content at a path: makes the page when there is none, adds an immutable version, points the page at it, and
 * tells every process.
 * @returns the page's id, or why the page may not stand there: its path is malformed, belongs to the system, or matches
 * the same addresses as another page's.
 */
export async function publishPage(
  { inTransaction, lockName, notify }: Database,
  page: PageContent & { path: string; locale?: Locale },
): Promise<Result<string, PathProblem>> {
  const { path, locale = DEFAULT_LOCALE, metaTags, blocks } = page;
  const checked = checkPath(path);
  if (!checked.ok) return checked;
  const published = await inTransaction(async (trx): Promise<Result<string, PathProblem>> => {
    const rival = await findRival(trx, path, lockName);
    if (rival) return fail("PATH_CONFLICT", `${path} matches the same addresses as the page at ${rival}`);
    const now = new Date().toISOString();
    const { id: pageId } = await trx
      .insertInto("pages")
      .values({
        id: newId(),
        path,
        locale,
        title: "",
        created_at: now,
        updated_at: now,
        updated_by: "",
      })
      .onConflict((conflict) => conflict.columns(["path", "locale"]).doUpdateSet({ updated_at: now }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const version = { id: newId(), page_id: pageId, revision: 0, author: "", published_at: now };
    const documents = { meta_tags: writeStored(metaTags), blocks: writeStored(blocks) };
    await trx
      .insertInto("page_versions")
      .values({ ...version, ...documents })
      .execute();
    await trx.updateTable("pages").set({ published_version_id: version.id }).where("id", "=", pageId).execute();
    return ok(pageId);
  });
  if (published.ok) await notify("page_changed", path);
  return published;
}

/** @returns the path of another page that matches the same addresses; two such pages can't be made at the same time. */
async function findRival(
  trx: Parameters<Database["lockName"]>[0],
  path: string,
  lockName: Database["lockName"],
): Promise<string | undefined> {
  const rivals = sameShape(path);
  if (rivals.length === 0) return undefined;
  await lockName(trx, `path ${[path, ...rivals].toSorted()[0]}`);
  const row = await trx.selectFrom("pages").select("path").where("path", "in", rivals).executeTakeFirst();
  return row?.path;
}

/** @returns whether any page stands at exactly this path, published or not. */
export async function hasPageAt(db: Executor, path: string): Promise<boolean> {
  return (await db.selectFrom("pages").select("id").where("path", "=", path).executeTakeFirst()) !== undefined;
}
