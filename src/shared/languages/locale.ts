import { DEFAULT_LOCALE, type Locale } from "./default-locale.ts";
import { LOCALES } from "./languages.ts";
import { firstSegment } from "../addresses/local-href.ts";

/** Splits an address into its language and the page's path: `/es/contact` -> es, `/contact`. */
export function splitLocale(pathname: string, locales: readonly Locale[] = LOCALES): { locale: Locale; path: string } {
  const first = firstSegment(pathname);
  if (first === DEFAULT_LOCALE || !locales.includes(first)) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || "/" };
}
