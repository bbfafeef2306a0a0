import { DEFAULT_LOCALE, LOCALES, localePath, type Locale } from "#shared";
import type { ListedPage } from "#publishing/server";

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** The most addresses of one file; the protocol allows 50,000. */
export const MAX_ADDRESSES = 10_000;

/** The address of a page in a language; a path's characters need no escaping in XML (publishing/path.ts). */
function addressOf(origin: string, path: string, locale: Locale): string {
  return encodeURI(origin + localePath(path, locale));
}

/** The languages of a page, for each of its entries; none for a page in one language. */
function alternates(origin: string, versions: ListedPage[]): string {
  const [first] = versions;
  if (!first || versions.length < 2) return "";
  const link = (hreflang: string, { path, locale }: ListedPage) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(origin, path, locale)}"/>`;
  const fallback = versions.find(({ locale }) => locale === DEFAULT_LOCALE) ?? first;
  return versions.map((version) => link(version.locale, version)).join("") + link("x-default", fallback);
}

/** @returns an entry for every language of one page; `versions` have its path. */
export function entriesOf(versions: readonly ListedPage[], origin: string): string[] {
  const sorted = versions.toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
  const links = alternates(origin, sorted);
  return sorted.map(({ path, locale, publishedAt }) => {
    const address = addressOf(origin, path, locale);
    return `<url><loc>${address}</loc><lastmod>${publishedAt}</lastmod>${links}</url>`;
  });
}

/** @returns the entries of all pages but those with parameters in their path, which match many addresses. */
export function pageEntries(pages: readonly ListedPage[], origin: string): string[] {
  const listed = Map.groupBy(
    pages.filter(({ path }) => !path.includes(":")),
    ({ path }) => path,
  );
  return [...listed.values()].flatMap((versions) => entriesOf(versions, origin));
}

const document = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>${root}`;

/** @returns a file of the sitemap with these entries, at most `MAX_ADDRESSES`. */
export function sitemapFile(entries: readonly string[]): string {
  return document(`<urlset ${SCHEMA} ${ALTERNATES}>${entries.join("")}</urlset>`);
}

/**
 * Writes the sitemap.
 * @param entries those of pages and of rows that are in these files.
 * @param others the queries of further files: "?rows=mentors".
 * @returns the file at `/sitemap.xml`, followed by the files that it lists when one can't hold all addresses: the first of
 * them is at `/sitemap.xml?file=1`.
 */
export function renderSitemap(entries: readonly string[], origin: string, others: readonly string[] = []): string[] {
  const files: string[] = [];
  for (let start = 0; start === 0 || start < entries.length; start += MAX_ADDRESSES) {
    files.push(sitemapFile(entries.slice(start, start + MAX_ADDRESSES)));
  }
  if (files.length === 1 && others.length === 0) return files;
  const queries = [...files.map((_file, index) => `?file=${index + 1}`), ...others];
  const list = queries.map(
    (query) => `<sitemap><loc>${origin}/sitemap.xml${query.replaceAll("&", "&amp;")}</loc></sitemap>`,
  );
  return [document(`<sitemapindex ${SCHEMA}>${list.join("")}</sitemapindex>`), ...files];
}
