import { UNITS, widthOf, type Face } from "./outline-text.ts";

/** A title in lines, with the size of its letters in pixels. */
export type WrappedTitle = { lines: string[]; size: number };

const SIZES = [88, 80, 72, 64, 56, 50];
const MAX_LINES = 4;
/** Characters of a title that are drawn at most: more fit into no four lines. */
const MAX_TITLE = 400;
const STEPS = 12;

/** Breaks a word that is wider than a line. */
function pieces(face: Face, word: string, width: number): string[] {
  const broken = [""];
  for (const letter of word) {
    const last = broken.at(-1) ?? "";
    if (last && widthOf(face, last + letter) > width) broken.push(letter);
    else broken[broken.length - 1] = last + letter;
  }
  return broken;
}

/** Fills lines one after another. @param width in units of the face. */
function fill(face: Face, words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((one) => pieces(face, one, width))) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(face, `${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest lines that are no more: the last one is as long as the others. */
function balance(face: Face, words: readonly string[], width: number): string[] {
  const wanted = fill(face, words, width).length;
  let [low, high] = [width / 2, width];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fill(face, words, middle).length > wanted) low = middle;
    else high = middle;
  }
  return fill(face, words, high);
}

/** Ends a line with an ellipsis where it fits. */
function cut(face: Face, line: string, width: number): string {
  let kept = line;
  while (kept && widthOf(face, `${kept}…`) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** Shortens a text to one line. @param at its size and the line's width in pixels. */
export function oneLineOf(face: Face, text: string, at: { width: number; size: number }): string {
  const width = (at.width * UNITS) / at.size;
  const short = text.slice(0, MAX_TITLE);
  return widthOf(face, short) <= width ? short : cut(face, short, width);
}

/** Breaks a title into at most four lines of about the same length, in the largest size that fits. @param width in pixels. */
export function wrapTitle(face: Face, title: string, width: number): WrappedTitle {
  const words = title.slice(0, MAX_TITLE).split(" ");
  const unitsAt = (size: number) => (width * UNITS) / size;
  for (const size of SIZES) {
    // The largest letters are for short titles only.
    const most = size >= 80 ? 2 : size >= 72 ? 3 : MAX_LINES;
    if (fill(face, words, unitsAt(size)).length <= most) return { lines: balance(face, words, unitsAt(size)), size };
  }
  const size = SIZES.at(-1) ?? 0;
  const lines = fill(face, words, unitsAt(size)).slice(0, MAX_LINES);
  const last = lines.pop() ?? "";
  return { lines: [...lines, cut(face, last, unitsAt(size))], size };
}
