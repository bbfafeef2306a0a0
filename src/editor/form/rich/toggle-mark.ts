import { replaceAll, type SelectedText, type TextCommand } from "./selected-text.ts";

/** A marker on both sides of words; `bold` and `italic` share one and differ in length. */
type Mark = { sign: "*" | "`"; length: 1 | 2 };

type Part = { start: number; end: number };

/** The markers of lists, quotations and headings aren't part of a line's words. */
const LINE_BEGIN = /^\s*(?:(?:>|[-*+]|\d+[.)]|#{1,6})\s+)*/;
const WORD = /[\p{L}\p{N}_]/u;

function wordAt(text: string, caret: number): Part {
  let [start, end] = [caret, caret];
  while (start > 0 && WORD.test(text[start - 1] ?? "")) start -= 1;
  while (WORD.test(text[end] ?? "")) end += 1;
  return { start, end };
}

/** The number of consecutive markers from an index on. */
function runOf(text: string, sign: string, from: number, step: 1 | -1): number {
  let count = 0;
  while (text[from + count * step] === sign) count += 1;
  return count;
}

/** Trims the spaces at both ends of a part. */
function trimmed(text: string, { start, end }: Part): Part {
  const part = text.slice(start, end);
  const before = part.length - part.trimStart().length;
  return { start: start + before, end: Math.max(start + before, end - (part.length - part.trimEnd().length)) };
}

/** Finds the words of a part, without the spaces and markers at both ends. */
function wordsIn(text: string, part: Part, sign: string): Part {
  let words = part;
  for (;;) {
    const { start, end } = (words = trimmed(text, words));
    const both = Math.min(runOf(text, sign, start, 1), runOf(text, sign, end - 1, -1));
    if (both === 0 || 2 * both >= end - start) return words;
    words = { start: start + both, end: end - both };
  }
}

/** Extends a part by the markers at the ends of its first and last line. */
function withSigns(text: string, { start, end }: Part, sign: string): Part {
  return { start: start - runOf(text, sign, start - 1, -1), end: end + runOf(text, sign, end, 1) };
}

/** The words of each selected line; for a caret the word around it, or the caret itself. */
function partsOf({ text, start, end }: SelectedText, sign: string): Part[] {
  if (start === end) return [wordAt(text, start)];
  const parts: Part[] = [];
  let lineStart = 0;
  for (const line of text.split("\n")) {
    const lineEnd = lineStart + line.length;
    const words = lineStart + (LINE_BEGIN.exec(line)?.[0].length ?? 0);
    const part = { start: Math.max(start, words), end: Math.min(end, lineEnd) };
    lineStart = lineEnd + 1;
    if (part.start >= part.end) continue;
    const isOneOfSeveral = start < part.start || part.end < end;
    const inside = wordsIn(text, isOneOfSeveral ? withSigns(text, part, sign) : part, sign);
    if (inside.start < inside.end) parts.push(inside);
  }
  return parts;
}

/** In a run of markers each binary digit is a separate mark: *** is bold and italic. */
function isMarked(text: string, { start, end }: Part, { sign, length }: Mark): boolean {
  const around = Math.min(runOf(text, sign, start - 1, -1), runOf(text, sign, end, 1));
  return (around & length) !== 0;
}

/** Whether a mark is open at an index: an odd number of its markers precedes it in the paragraph. */
function isOpenAt(text: string, index: number, { sign, length }: Mark): boolean {
  let isOpen = false;
  for (let at = text.lastIndexOf("\n\n", index - 1) + 1; at < index; at += 1) {
    if (text[at] !== sign) continue;
    const count = runOf(text, sign, at, 1);
    // A marker before a space opens nothing: it is a bullet or a star.
    const isMarker = isOpen || /\S/.test(text[at + count] ?? "");
    if (isMarker && (count & length) !== 0) isOpen = !isOpen;
    at += count - 1;
  }
  return isOpen;
}

/**
 * A caret behind the last word of a mark leaves the mark, and a caret right behind the mark returns to it: so that one
 * types on without it, as in word processors.
 * @returns the new position; undefined elsewhere.
 */
function acrossEnd(text: string, caret: number, mark: Mark): number | undefined {
  const [before, after] = [runOf(text, mark.sign, caret - 1, -1), runOf(text, mark.sign, caret, 1)];
  const isBehindWords = (index: number) => /\S/.test(text[index - 1] ?? "");
  if (before === 0 && (after & mark.length) !== 0 && isBehindWords(caret)) {
    return isOpenAt(text, caret, mark) ? caret + mark.length : undefined;
  }
  if (after > 0 || (before & mark.length) === 0 || !isBehindWords(caret - before)) return undefined;
  if (WORD.test(text[caret] ?? "")) return undefined;
  return isOpenAt(text, caret - before, mark) ? caret - mark.length : undefined;
}

/**
 * Marks the selected words, or unmarks them where all of them are marked. Done twice on uniformly marked words, it restores
 * the text. A caret stands for the word around it; at the end of marked words it leaves them.
 */
export function toggleMark(mark: Mark): TextCommand {
  const signs = mark.sign.repeat(mark.length);
  return (given) => {
    const { text } = given;
    const crossed = given.start === given.end ? acrossEnd(text, given.start, mark) : undefined;
    if (crossed !== undefined) return { text, start: crossed, end: crossed };
    const parts = partsOf(given, mark.sign);
    const [first] = parts;
    if (!first) return given;
    const wanted = !parts.every((part) => isMarked(text, part, mark));
    const changed = parts.filter((part) => isMarked(text, part, mark) !== wanted);
    const replacements = changed.flatMap(({ start, end }) =>
      wanted
        ? [
            { from: start, to: start, by: signs },
            { from: end, to: end, by: signs },
          ]
        : [
            { from: start - mark.length, to: start, by: "" },
            { from: end, to: end + mark.length, by: "" },
          ],
    );
    const shift = wanted ? mark.length : -mark.length;
    const isCaret = given.start === given.end;
    const last = parts.at(-1) ?? first;
    // What precedes the first part's words shifted it once, if that part was changed.
    const start = (isCaret ? given.start : first.start) + (changed[0] === first ? shift : 0);
    const before = replacements.length - (changed.at(-1) === last ? 1 : 0);
    const end = isCaret ? start : last.end + shift * before;
    return { text: replaceAll(text, replacements), start, end };
  };
}
