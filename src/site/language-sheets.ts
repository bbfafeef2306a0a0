import { directionOf, type Locale } from "#shared";

/** @returns the names of the sheets that only pages with certain languages need, beside those of their blocks. */
export function languageSheets(...locales: Locale[]): string[] {
  const hasRtl = locales.some((locale) => directionOf(locale) === "rtl");
  const isForeign = locales.some((locale) => locale !== "en");
  return [...(hasRtl ? ["rtl"] : []), ...(isForeign ? ["hyphens"] : [])];
}
