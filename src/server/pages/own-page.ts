import { localHref, LOCALES, safeHref, type Locale } from "#shared";

/** @returns the path of a page of this site in the visitor's language; undefined for any other address. */
export function ownPage(href: string, locale: Locale): string | undefined {
  const safe = safeHref(href);
  if (!safe?.startsWith("/")) return undefined;
  const { pathname, search, hash } = new URL(localHref(safe, locale, LOCALES), "http://own.invalid");
  // A path that begins with two slashes would be another host.
  return pathname.replace(/^\/+/, "/") + search + hash;
}
