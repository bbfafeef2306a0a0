/** The code of a language: the name of its file in `texts/`, and its prefix in addresses. */
export type Locale = string;

/** The language of addresses without a prefix; its file defines the shape of the others. */
export const DEFAULT_LOCALE: Locale = "en";
