import type { Locale } from "../locale.ts";
import { en, type Texts } from "./en.ts";
import { es } from "./es.ts";

export type { Texts };

const dictionaries: Record<Locale, Texts> = { en, es };

/** @returns the interface texts of a language. */
export function textsFor(locale: Locale): Texts {
  return dictionaries[locale];
}
