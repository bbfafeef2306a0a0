import { DEFAULT_LOCALE, LOCALES, localePath, type Locale } from "#shared";
import type { ListedPage } from "#publishing/server";

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

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

/**
 * Writes the sitemap: one entry for every language that a page has content in. Pages with parameters in their path
 * match many addresses and are left out.
 */
export function renderSitemap(pages: readonly ListedPage[], origin: string): string {
  const listed = Map.groupBy(
    pages.filter(({ path }) => !path.includes(":")),
    ({ path }) => path,
  );
  const entries = [...listed.values()].flatMap((versions) => {
    const sorted = versions.toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
    const links = alternates(origin, sorted);
    return sorted.map(({ path, locale, publishedAt }) => {
      const address = addressOf(origin, path, locale);
      return `<url><loc>${address}</loc><lastmod>${publishedAt}</lastmod>${links}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACES}>${entries.join("")}</urlset>`;
}
