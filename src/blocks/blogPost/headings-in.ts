/** A heading of a post's text: its id, its level, and its words. */
export type TextHeading = { id: string; level: 2 | 3; text: string };

/** A heading as the sanitiser writes it: what it contains never has a heading inside. */
const HEADING = /<h([23]) id="(text-[^"]+)"[^>]*>(.*?)<\/h\1>/gs;
/** Parts that aren't words of the heading: notes for screen readers, and references to footnotes. */
const ASIDE = /<span class="sr-only">.*?<\/span>|<sup>.*?<\/sup>/gs;
const TAG = /<[^>]*>/g;
/** The only way in which the sanitiser escapes characters. */
const REFERENCE = /&#x([\dA-F]{1,6});/g;
/**
 * With more headings than this, only those of the second level are listed, and at most as many: longer lists help nobody.
 */
const MAX_HEADINGS = 40;

function wordsOf(inner: string): string {
  const words = inner.replaceAll(ASIDE, "").replaceAll(TAG, "");
  return words.replaceAll(REFERENCE, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))).trim();
}

/**
 * Finds the headings of the texts in a post's rendered blocks, in order. Headings of other blocks aren't listed: they have no
 * ids of their own that links could keep.
 * @param html clean markup (`parts/rich-text`), whose ids are unique.
 */
export function headingsIn(html: string): TextHeading[] {
  const found = [...html.matchAll(HEADING)].flatMap(([, level, id = "", inner = ""]): TextHeading[] => {
    const text = wordsOf(inner);
    return text ? [{ id, level: level === "2" ? 2 : 3, text }] : [];
  });
  if (found.length <= MAX_HEADINGS) return found;
  const main = found.filter(({ level }) => level === 2);
  return (main.length > 0 ? main : found).slice(0, MAX_HEADINGS);
}
