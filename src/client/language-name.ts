import type { Locale } from "#shared";

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** @returns a language's English name. */
export function languageName(locale: Locale): string {
  return NAMES.of(locale) ?? locale;
}
