import { typeOf } from "../operations/canonical.ts";
import { SITE_BLOCKS } from "./site-templates.ts";
import { SITE_TEMPLATES, type SiteTemplate } from "./template-list.ts";

const LETTER = String.raw`[\p{L}\p{Nd}]`;

const hasWord = (text: string, word: string) => new RegExp(`(?<!${LETTER})${word}(?!${LETTER})`, "iu").test(text);

/** @returns the template for the kind of site that a text is about, by the words in it; undefined if it names none. */
export function nearestTemplate(text: string): SiteTemplate | undefined {
  const scored = SITE_TEMPLATES.map(({ name, words }) => ({
    name,
    hits: words.filter((word) => hasWord(text, word)).length,
  }));
  const [best] = scored.toSorted((a, b) => b.hits - a.hits);
  return best && best.hits > 0 ? best.name : undefined;
}

/** @returns the types of the blocks of the template nearest to a text, in their order; empty if none is near. */
export function nearestOutline(text: string): string[] {
  const name = nearestTemplate(text);
  return name ? SITE_BLOCKS[name].map(typeOf) : [];
}
