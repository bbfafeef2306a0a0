import { DEFAULT_LOCALE, LOCALES, localePath, type Locale } from "#shared";
import type { ListedPage } from "#publishing/server";

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** The most addresses of one file. */
const MAX_ADDRESSES = 10_000;

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

/** One entry for every language that a page has content in; none for pages with parameters in their path. */
function entriesOf(pages: readonly ListedPage[], origin: string): string[] {
  const listed = Map.groupBy(
    pages.filter(({ path }) => !path.includes(":")),
    ({ path }) => path,
  );
  return [...listed.values()].flatMap((versions) => {
    const sorted = versions.toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
    const links = alternates(origin, sorted);
    return sorted.map(({ path, locale, publishedAt }) => {
      const address = addressOf(origin, path, locale);
      return `<url><loc>${address}</loc><lastmod>${publishedAt}</lastmod>${links}</url>`;
    });
  });
}

const document = (root: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${root}`);

/** A file of the sitemap in UTF-8. */
export type SitemapFile = ReturnType<typeof document>;

/**
 * Writes the sitemap: one entry for every language that a page has content in. Pages with parameters in their path
 * match many addresses and are left out.
 * @returns the file at `/sitemap.xml`, followed by the files that it lists when one can't hold all addresses: the first of
 * them is at `/sitemap.xml?file=1`.
 */
export function renderSitemap(pages: readonly ListedPage[], origin: string): SitemapFile[] {
  const entries = entriesOf(pages, origin);
  const files: SitemapFile[] = [];
  for (let start = 0; start === 0 || start < entries.length; start += MAX_ADDRESSES) {
    const part = entries.slice(start, start + MAX_ADDRESSES).join("");
    files.push(document(`<urlset ${SCHEMA} ${ALTERNATES}>${part}</urlset>`));
  }
  if (files.length === 1) return files;
  const list = files.map((_file, index) => `<sitemap><loc>${origin}/sitemap.xml?file=${index + 1}</loc></sitemap>`);
  return [document(`<sitemapindex ${SCHEMA}>${list.join("")}</sitemapindex>`), ...files];
}
