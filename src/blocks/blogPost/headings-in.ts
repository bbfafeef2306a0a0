/** A heading of a post's text: its id, its level, and its words. */
export type TextHeading = { id: string; level: 2 | 3; text: string };

/** A heading as the sanitiser writes it: what it contains never has a heading inside. */
const HEADING = /<h([23]) id="(text-[^"]+)"[^>]*>(.*?)<\/h\1>/gs;
/** Parts that aren't words of the heading: notes for screen readers, and references to footnotes. */
const ASIDE = /<span class="sr-only">.*?<\/span>|<sup>.*?<\/sup>/gs;
const TAG = /<[^>]*>/g;
/** The only way in which the sanitiser escapes characters. */
const REFERENCE = /&#x([\dA-F]{1,6});/g;
/** Longer lists of contents help nobody. */
const MAX_HEADINGS = 40;

/**
 * Finds the headings of the texts in rendered markup, in order; of those with the same id, which only the first can be
 * reached by, the first.
 * @param html clean markup (`parts/rich-text`).
 */
export function headingsIn(html: string): TextHeading[] {
  const found = new Map<string, TextHeading>();
  for (const [, level, id = "", inner = ""] of html.matchAll(HEADING)) {
    const words = inner.replaceAll(ASIDE, "").replaceAll(TAG, "");
    const text = words
      .replaceAll(REFERENCE, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .trim();
    if (text && !found.has(id)) found.set(id, { id, level: level === "2" ? 2 : 3, text });
    if (found.size === MAX_HEADINGS) break;
  }
  return [...found.values()];
}
