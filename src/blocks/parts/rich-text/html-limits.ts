import { walkTags } from "#shared/markup";

/** Nesting depth; no real text is nested this deep. */
const MAX_DEPTH = 200;
/** Elements that a parser may make per character of markup, and how many a short text may have in addition. */
const ELEMENTS_PER_CHARACTER = 2;
const SPARE_ELEMENTS = 1000;
const words = (list: string) => list.split(" ");
/** Void elements, and those whose end the next element implies: they nest only with others in between. */
const FLAT = new Set(
  words(
    "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot caption " +
      "colgroup option optgroup rb rt rtc rp html head body",
  ),
);
/** A parser reopens an unclosed one of these inside everything that follows. */
const FORMATTING = new Set(words("b big code em font i nobr s small strike strong tt u"));

/** @returns whether HTML is parsed in time that grows with its length, into a tree that is walked within the stack. */
export function isWithinHtmlLimits(html: string): boolean {
  const most = html.length * ELEMENTS_PER_CHARACTER + SPARE_ELEMENTS;
  let [formatting, elements] = [0, 0];
  const steps = walkTags(html, ({ name, selfCloses }, isOpen) => !FLAT.has(name) && !(selfCloses && isOpen("svg")));
  for (const { name, change, depth } of steps) {
    if (FORMATTING.has(name)) formatting += change;
    elements += 1 + formatting;
    if (depth > MAX_DEPTH || elements > most) return false;
  }
  return true;
}
