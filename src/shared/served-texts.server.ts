import type { Locale } from "./languages/default-locale.ts";
import { byLanguage } from "./languages/languages.ts";
import { texts as DEFAULT_SERVED, type ServedTexts } from "./texts/served/en.ts";

const dictionaries = byLanguage(import.meta.glob<ServedTexts>("./texts/served/*.ts", { eager: true, import: "texts" }));

/** @returns the texts that only the server writes, in a language; in the default one when it is unknown. */
export function servedTextsFor(locale: Locale): ServedTexts {
  return dictionaries.get(locale) ?? DEFAULT_SERVED;
}
