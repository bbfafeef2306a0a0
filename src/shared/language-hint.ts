import type { Locale } from "./default-locale.ts";
import type { LanguageHint } from "./texts/en.ts";

// The query makes modules of their own: in the browser one holds nothing of its file but the hint.
const hints = import.meta.glob<LanguageHint>("./texts/*.ts", { import: "languageHint", query: "?hint" });

/** Loads what the hint for visitors who prefer a language says; undefined when there is no such language. */
export async function loadLanguageHint(locale: Locale): Promise<LanguageHint | undefined> {
  return hints[`./texts/${locale}.ts`]?.();
}
