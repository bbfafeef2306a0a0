import { DEFAULT_LOCALE, type Locale } from "./default-locale.ts";
import { SYSTEM_PREFIXES } from "../addresses/system-prefixes.ts";
import { texts as DEFAULT_TEXTS, type Texts } from "../texts/en.ts";

export { DEFAULT_TEXTS };

const CODE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/;
// Marked as pure: a browser script that uses none of these must not contain the texts, nor one that uses only the names.
const dictionaries = /* @__PURE__ */ byLanguage(
  import.meta.glob<Texts>("../texts/*.ts", { eager: true, import: "texts" }),
);

/** What each language of the interface calls itself, the default one first. Each file in `texts/` is one. */
export const LANGUAGES: ReadonlyMap<Locale, string> = /* @__PURE__ */ byLanguage(
  import.meta.glob<string>("../texts/*.ts", { eager: true, import: "language" }),
);

/** The languages of the interface, the default one first. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ localesOf(LANGUAGES);

/**
 * Sorts what language files hold by their names, the default language first.
 * @throws Error for a name that can't be a language's prefix in addresses.
 */
export function byLanguage<Value>(files: Record<string, Value>): ReadonlyMap<Locale, Value> {
  const rank = (code: Locale) => (code === DEFAULT_LOCALE ? "" : code);
  const found = Object.entries(files).map(([file, value]) => [codeOf(file), value] as const);
  return new Map(found.toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)));
}

function codeOf(file: string): Locale {
  const code = file.replace(/^.*\/|\.ts$/g, "");
  if (!CODE.test(code) || SYSTEM_PREFIXES.has(code)) {
    throw new Error(`${file}: not named after a language, like pt-br.ts`);
  }
  Intl.getCanonicalLocales(code);
  return code;
}

function localesOf(known: ReadonlyMap<Locale, string>): Locale[] {
  return [...known.keys()];
}

/** @returns the interface texts of a language; those of the default one when it is unknown. */
export function textsFor(locale: Locale): Texts {
  return dictionaries.get(locale) ?? DEFAULT_TEXTS;
}
