import type { Locale } from "./default-locale.ts";
import type { LanguageHint } from "../texts/en.ts";

// The query makes separate modules: in the browser each contains only its file's hint.
const hints = import.meta.glob<LanguageHint>("../texts/*.ts", { import: "languageHint", query: "?hint" });

/** Loads the text of the hint for visitors who prefer a language; undefined when it is unknown. */
export async function loadLanguageHint(locale: Locale): Promise<LanguageHint | undefined> {
  return hints[`../texts/${locale}.ts`]?.();
}
