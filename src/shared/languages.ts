import { DEFAULT_LOCALE, type Locale } from "./default-locale.ts";
import { SYSTEM_PREFIXES } from "./system-prefixes.ts";
import { texts as defaultTexts, type Texts } from "./texts/en.ts";

const CODE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/;
const files = import.meta.glob<Texts>("./texts/*.ts", { eager: true, import: "texts" });
// Marked as pure: a browser script that uses none of these must not contain the texts.
const dictionaries = /* @__PURE__ */ readDictionaries(files);

/** The languages of the interface, the default one first. Each file in `texts/` is one. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ localesOf(dictionaries);

/**
 * Reads dictionaries by their file names, the default language first.
 * @throws Error for a name that can't be a language's prefix in addresses.
 */
export function readDictionaries(dictionaryFiles: Record<string, Texts>): ReadonlyMap<Locale, Texts> {
  const found = Object.entries(dictionaryFiles).map(([file, texts]) => [codeOf(file), texts] as const);
  const others = found.filter(([code]) => code !== DEFAULT_LOCALE);
  return new Map([[DEFAULT_LOCALE, defaultTexts], ...others.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

function codeOf(file: string): Locale {
  const code = file.replace(/^.*\/|\.ts$/g, "");
  if (!CODE.test(code) || SYSTEM_PREFIXES.has(code)) {
    throw new Error(`${file}: a language file is named after its code in lower case, such as de.ts or pt-br.ts`);
  }
  Intl.getCanonicalLocales(code);
  return code;
}

function localesOf(known: ReadonlyMap<Locale, Texts>): Locale[] {
  return [...known.keys()];
}

/** @returns the interface texts of a language; those of the default one when there is no such language. */
export function textsFor(locale: Locale): Texts {
  return dictionaries.get(locale) ?? defaultTexts;
}
