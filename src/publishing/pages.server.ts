import type { Database, Executor } from "#db";
import { DEFAULT_LOCALE, type JsonObject, type Locale } from "#shared";
import { newId } from "#shared/server";
import type { MetaTag, PageContent, PublishedPage } from "./page.ts";

type Row = { id: string; path: string; locale: string; meta_tags: string; blocks: string; published_at: string };

function fromRow(row: Row): PublishedPage {
  // Both documents were written by publishPage, the only place that writes versions.
  const metaTags = JSON.parse(row.meta_tags) as MetaTag[];
  const blocks = JSON.parse(row.blocks) as JsonObject[];
  const locale = row.locale as Locale;
  return { id: row.id, path: row.path, locale, metaTags, blocks, publishedAt: row.published_at };
}

/**
 * Finds what visitors see at a path, in one query: the content in their language, else in the default one.
 * @returns undefined when no page is published there.
 */
export async function findPublishedPage(
  db: Executor,
  path: string,
  locale: Locale,
): Promise<PublishedPage | undefined> {
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select([
      "pages.id",
      "pages.path",
      "pages.locale",
      "page_versions.meta_tags",
      "page_versions.blocks",
      "page_versions.published_at",
    ])
    .where("pages.path", "=", path)
    .where("pages.locale", "in", [locale, DEFAULT_LOCALE])
    .execute();
  const row = rows.find((candidate) => candidate.locale === locale) ?? rows[0];
  return row && fromRow(row);
}

/** @returns path, language and time of every published page, for the sitemap. */
export async function listPublishedPages(
  db: Executor,
): Promise<{ path: string; locale: string; publishedAt: string }[]> {
  return db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.path", "pages.locale", "page_versions.published_at as publishedAt"])
    .orderBy("pages.path")
    .execute();
}

/**
 * Publishes content at a path: makes the page when there is none, adds an immutable version, points the page at it, and
 * tells every process. @returns the page's id.
 */
export async function publishPage(
  { inTransaction, notify }: Database,
  page: PageContent & { path: string; locale?: Locale },
): Promise<string> {
  const { path, locale = DEFAULT_LOCALE, metaTags, blocks } = page;
  const id = await inTransaction(async (trx) => {
    const now = new Date().toISOString();
    const { id: pageId } = await trx
      .insertInto("pages")
      .values({ id: newId(), path, locale, published_version_id: null, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.columns(["path", "locale"]).doUpdateSet({ updated_at: now }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const version = { id: newId(), page_id: pageId, published_at: now };
    const documents = { meta_tags: JSON.stringify(metaTags), blocks: JSON.stringify(blocks) };
    await trx
      .insertInto("page_versions")
      .values({ ...version, ...documents })
      .execute();
    await trx.updateTable("pages").set({ published_version_id: version.id }).where("id", "=", pageId).execute();
    return pageId;
  });
  await notify("page_changed", path);
  return id;
}

/** @returns whether the site has any page yet. */
export async function hasPages(db: Executor): Promise<boolean> {
  return (await db.selectFrom("pages").select("id").limit(1).executeTakeFirst()) !== undefined;
}
