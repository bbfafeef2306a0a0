import type { NotNull } from "kysely";
import type { Executor } from "#db";
import { DEFAULT_LOCALE, LOCALES, oneLine, safeHref, type Locale } from "#shared";
import { metaValue, type MetaTag, type PageContent, type PageKind, type PublishedPage } from "../page.ts";
import { isFrame } from "../posts/frame.ts";
import { bySpecificity, candidatePaths, SHARED_BLOCKS_PATH } from "../path.ts";
import type { SharedBlocks } from "../shared-blocks.ts";
import { readStoredBlocks, readStoredTags } from "../stored-content.ts";

type Row = {
  id: string;
  version_id: string;
  kind: PageKind;
  path: string;
  locale: string;
  meta_tags: string;
  blocks: string | null;
  published_at: string;
};

function fromRow(row: Row, locales: Locale[]): PublishedPage {
  const { id, version_id: versionId, kind, path, locale, meta_tags, blocks, published_at } = row;
  const content = { metaTags: readStoredTags(meta_tags), blocks: readStoredBlocks(blocks ?? "[]") };
  return { id, versionId, kind, path, locale, locales, ...content, publishedAt: published_at };
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
  return findAmong(db, candidatePaths(address), locale);
}

/**
 * Finds the frame of a post at an address: the page with parameters in its path that visitors would see there without the
 * post, when it is one (`isFrame`).
 */
export async function findFrame(db: Executor, address: string, locale: Locale): Promise<PublishedPage | undefined> {
  const patterns = candidatePaths(address).filter((path) => path !== address);
  const page = await findAmong(db, patterns, locale);
  return page && isFrame(page.blocks) ? page : undefined;
}

async function findAmong(db: Executor, paths: readonly string[], locale: Locale): Promise<PublishedPage | undefined> {
  if (paths.length === 0) return undefined;
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select([
      "pages.id",
      "page_versions.id as version_id",
      "pages.kind",
      "pages.path",
      "pages.locale",
      "page_versions.meta_tags",
      "page_versions.published_at",
    ])
    // Only the names of the other languages are needed.
    .select(({ eb }) =>
      eb
        .case()
        .when("pages.locale", "in", [locale, DEFAULT_LOCALE])
        .then(eb.ref("page_versions.blocks"))
        .end()
        .as("blocks"),
    )
    .where("pages.path", "in", paths)
    .where("pages.archived_at", "is", null)
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
    .select(["path", "locale", "published_at as publishedAt"])
    .where("published_at", "is not", null)
    .where("locale", "in", LOCALES)
    .where("archived_at", "is", null)
    .where("path", "like", "/%")
    .orderBy("path")
    .$narrowType<{ publishedAt: NotNull }>()
    .execute();
}

type PageTags = Pick<ListedPage, "path" | "locale"> & { metaTags: MetaTag[] };

/** @returns the published pages with a meta tag of this name, by path; a few others may be among them. */
async function listTagged(db: Executor, name: string): Promise<PageTags[]> {
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.path", "pages.locale", "page_versions.meta_tags"])
    .where("page_versions.meta_tags", "like", `%${name}%`)
    .where("pages.locale", "in", LOCALES)
    .where("pages.archived_at", "is", null)
    .orderBy("pages.path")
    .execute();
  return rows.map(({ path, locale, meta_tags }) => ({ path, locale, metaTags: readStoredTags(meta_tags) }));
}

/** @returns the published pages that ask search engines to leave them out, by path. */
export async function listHiddenPages(db: Executor): Promise<Pick<ListedPage, "path" | "locale">[]> {
  const tagged = await listTagged(db, "robots");
  return tagged.filter(({ metaTags }) => isHidden(metaTags)).map(({ path, locale }) => ({ path, locale }));
}

/** @returns the published pages that name an address for search engines themselves, by path. */
export async function listCanonicals(
  db: Executor,
): Promise<(Pick<ListedPage, "path" | "locale"> & { canonical: string })[]> {
  const tagged = await listTagged(db, "canonical");
  return tagged.flatMap(({ path, locale, metaTags }) => {
    const canonical = safeHref(metaValue({ metaTags, blocks: [] }, "canonical") ?? "");
    return canonical === undefined ? [] : { path, locale, canonical };
  });
}

/** @returns the site's shared header and footer as published; what isn't is missing. */
export async function findPublishedSharedBlocks(db: Executor): Promise<SharedBlocks> {
  const row = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select("page_versions.blocks")
    .where("pages.path", "=", SHARED_BLOCKS_PATH)
    .executeTakeFirst();
  const blocks = readStoredBlocks(row?.blocks ?? "[]");
  return { header: blocks.find((block) => "header" in block), footer: blocks.find((block) => "footer" in block) };
}

/** What is published of a page in its language, and when that was. */
export type PublishedContent = PageContent & { locale: Locale; publishedAt: string };

/** Finds what visitors see of pages by their ids. */
export async function findPublishedContents(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, PublishedContent>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.id", "pages.locale", "page_versions.meta_tags", "page_versions.blocks"])
    .select("page_versions.published_at as publishedAt")
    .where("pages.id", "in", ids)
    .where("pages.archived_at", "is", null)
    .execute();
  return new Map(
    rows.map(({ id, locale, publishedAt, meta_tags, blocks }) => [
      id,
      { locale, publishedAt, metaTags: readStoredTags(meta_tags), blocks: readStoredBlocks(blocks) },
    ]),
  );
}

/** A published page in a list for readers. */
export type ReadablePage = { path: string; locale: Locale; title: string; description: string };

/** @returns whether a page asks search engines, and so all machines, to leave it out. */
export function isHidden(metaTags: readonly MetaTag[]): boolean {
  return metaTags.some(({ name, value }) => name.toLowerCase() === "robots" && /noindex|none/i.test(value));
}

/**
 * Lists published pages with one address each, by path: in the default language, or else in the first that they have. Not
 * posts, and not pages that ask machines to leave them out.
 */
export async function listReadablePages(db: Executor, limit: number): Promise<ReadablePage[]> {
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.path", "pages.locale", "pages.title", "page_versions.meta_tags"])
    .where("pages.kind", "=", "page")
    .where("pages.archived_at", "is", null)
    .where("pages.locale", "in", LOCALES)
    .where("pages.path", "like", "/%")
    .where("pages.path", "not like", "%:%")
    .orderBy("pages.path")
    .limit(limit * LOCALES.length)
    .execute();
  const byPath = Map.groupBy(rows, ({ path }) => path);
  const pages = [...byPath.values()].flatMap((versions) => {
    const row = LOCALES.flatMap((code) => versions.find(({ locale }) => locale === code) ?? [])[0];
    const metaTags = row ? readStoredTags(row.meta_tags) : [];
    if (!row || isHidden(metaTags)) return [];
    const { path, locale } = row;
    const valueOf = (name: string) => oneLine(metaValue({ metaTags, blocks: [] }, name) ?? "");
    return [{ path, locale, title: valueOf("title") || row.title || path, description: valueOf("description") }];
  });
  return pages.slice(0, limit);
}
