/** The languages of the interface. The first is the default and has no prefix in addresses. */
export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = LOCALES[0];

/** Splits an address into its language and the page's path: `/es/contact` -> es, `/contact`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ""] = pathname.split("/", 2);
  const locale = LOCALES.find((candidate) => candidate === first && candidate !== DEFAULT_LOCALE);
  if (!locale) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: pathname.slice(locale.length + 1) || "/" };
}

/** The address of a page in a language: (`/contact`, es) -> `/es/contact`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
