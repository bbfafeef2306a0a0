/** A heading of a Markdown text: its level, 1 to 6, its words, and its line, counted from 1. */
export type Heading = { level: number; text: string; line: number };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ATX = /^ {0,3}(#{1,6})(?=[ \t]|$)(.*)$/;
const CLOSING = /(?:^|[ \t])#+$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
/** Lines that can't be the words of an underlined heading: blank, or of another block. */
const OTHER_BLOCK = /^\s*$|^ {4}|^ {0,3}(?:[-*+>|]|\d+[.)] |#{1,6}(?:\s|$))/;

/** Removes the markers of Markdown from a line of words. */
function plain(words: string): string {
  return words
    .replaceAll(/!?\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g, "$1")
    .replaceAll(/[*_`~]+/g, "")
    .replaceAll(/\\(?=[^\w\s])/g, "")
    .trim();
}

/**
 * Finds the headings of a Markdown text that are in no quotation or list, in one pass over its lines.
 * @returns them in order, as the rendered page has them; those without words are left out there too.
 */
export function outlineOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  let previous = "";
  for (const [index, line] of markdown.split(/\r\n|[\n\r]/).entries()) {
    const [, marker] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
      previous = "";
      continue;
    }
    if (marker !== undefined) {
      fence = marker;
      previous = "";
      continue;
    }
    const [, signs = "", words = ""] = ATX.exec(line) ?? [];
    const [, underline = ""] = UNDERLINE.exec(line) ?? [];
    const title = plain(words.trim().replace(CLOSING, ""));
    if (signs && title) headings.push({ level: signs.length, text: title, line: index + 1 });
    else if (underline && !OTHER_BLOCK.test(previous)) {
      headings.push({ level: underline.startsWith("=") ? 1 : 2, text: plain(previous), line: index });
    }
    previous = line;
  }
  return headings;
}

/** @returns the index of the heading that a line belongs to; -1 above the first one. */
export function headingAtLine(headings: readonly Heading[], line: number): number {
  return headings.findLastIndex((heading) => heading.line <= line);
}
