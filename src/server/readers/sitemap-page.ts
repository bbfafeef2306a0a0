import { listCanonicals, listHiddenPages, type ListedPage } from "#publishing/server";
import { DEFAULT_LOCALE, localePath } from "#shared";
import { inSlices } from "#shared/server";
import { ANY_PAGE, cachedPageInSteps, readQuery, type CachedPage } from "#site";
import { securityHeaders } from "../middleware/security-headers.ts";
import { fromCache, type Rendered } from "../pages/page-service.ts";
import { listRowsWithPages, rowEntries, rowFiles, type ListedRows } from "../records/row-sitemap.ts";
import type { Services } from "../services.ts";
import { MAX_ADDRESSES, pageEntries, renderSitemap, sitemapFile } from "./sitemap.ts";

const FILE = "file";
const ROW_ID = /^[0-9a-f-]{36}$/;

async function asPage({ origin }: Services, text: string): Promise<CachedPage> {
  const made = await inSlices(cachedPageInSteps([text], securityHeaders(origin), Date.now()));
  return { ...made, contentType: "application/xml; charset=utf-8", vary: "Accept-Encoding" };
}

/** Adds rows to the pages' entries while one file has room for all. @returns undefined where it hasn't. */
async function withRows(services: Services, entries: readonly string[], all: readonly ListedRows[]) {
  const together = [...entries];
  for (const rows of all) {
    const room = MAX_ADDRESSES - together.length;
    const limit = Math.floor(Math.max(0, room) / rows.versions.length) + 1;
    together.push(...(await rowEntries(services, rows, { limit })));
    if (together.length > MAX_ADDRESSES) return undefined;
  }
  return together;
}

/** @returns the published pages but those that ask search engines to leave them out, or that name another address as theirs. */
async function listIndexed({ published, database, origin }: Services): Promise<readonly ListedPage[]> {
  const pages = await published.read();
  const copies = (await listCanonicals(database.db)).filter(({ path, locale, canonical }) => {
    const own = localePath(path, locale);
    return canonical !== own && canonical !== origin + own;
  });
  const left = [...(await listHiddenPages(database.db)), ...copies];
  const hidden = new Set(left.map(({ path, locale }) => localePath(path, locale)));
  return hidden.size === 0 ? pages : pages.filter(({ path, locale }) => !hidden.has(localePath(path, locale)));
}

/** The file of all addresses, or the list of files. */
async function writeFirst(services: Services, indexed: readonly ListedPage[]): Promise<Rendered> {
  const pages = pageEntries(indexed, services.origin);
  const { all, tags } = await listRowsWithPages(services, indexed);
  const together = await withRows(services, pages, all);
  const others = together ? [] : (await Promise.all(all.map((rows) => rowFiles(services, rows)))).flat();
  const [first = ""] = renderSitemap(together ?? pages, services.origin, others);
  return { page: await asPage(services, first), dependencies: { queryNames: [FILE], tags } };
}

async function write(services: Services, search: string): Promise<Rendered | undefined> {
  const indexed = await listIndexed(services);
  const { file } = readQuery(search, [FILE]);
  if (file === undefined) return writeFirst(services, indexed);
  const pages = pageEntries(indexed, services.origin);
  const start = (Number(file) - 1) * MAX_ADDRESSES;
  const part = Number.isInteger(start) && start >= 0 ? pages.slice(start, start + MAX_ADDRESSES) : [];
  if (part.length === 0) return undefined;
  return { page: await asPage(services, sitemapFile(part)), dependencies: { queryNames: [FILE], tags: [] } };
}

/** A file of rows is made for each request: a crawler that reads them all would drop the pages of the cache. */
async function writeRows(services: Services, entity: string, after = ""): Promise<CachedPage | undefined> {
  if (after && !ROW_ID.test(after)) return undefined;
  const rows = (await listRowsWithPages(services, await listIndexed(services))).all.find(
    (one) => one.entity === entity,
  );
  return rows && asPage(services, sitemapFile(await rowEntries(services, rows, { after })));
}

/**
 * Gives a file of the sitemap: every page in each of its languages, and the rows that have pages of their own if visitors may
 * see them. Where one file can't hold all addresses it lists further ones: `?file=1` and on of pages, `?rows=mentors` and on
 * of rows.
 * @param search the address's query with "?".
 * @returns undefined for a file that isn't there.
 */
export async function getSitemap(services: Services, search: string): Promise<CachedPage | undefined> {
  const { rows, after } = readQuery(search, ["rows", "after"]);
  if (rows !== undefined) return writeRows(services, rows, after);
  const address = { path: `${ANY_PAGE}sitemap.xml`, locale: DEFAULT_LOCALE, search };
  return fromCache(services.cache, address, () => write(services, search));
}
