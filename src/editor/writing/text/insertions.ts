import { replaceAll, type SelectedText, type TextCommand } from "../../form/rich/selected-text.ts";

const TABLE = "| Column | Column |\n| --- | --- |\n| Cell | Cell |";
const FIRST_CELL = "| ".length;

/** @returns what has to come before and after a block at a part of the text, so that blank lines set it apart. */
function blanksAround(text: string, start: number, end: number): { before: string; after: string } {
  const above = text.slice(0, start);
  const below = text.slice(end);
  const before = above === "" || above.endsWith("\n\n") ? "" : above.endsWith("\n") ? "\n" : "\n\n";
  const after = below === "" || below.startsWith("\n\n") ? "" : below.startsWith("\n") ? "\n" : "\n\n";
  return { before, after };
}

/** Inserts a block of Markdown after the selection's line. @param at where in it the caret goes, or what is selected. */
export function insertBlock(
  { text, start, end }: SelectedText,
  block: string,
  at: { start: number; end: number },
): SelectedText {
  const lineEnd = text.indexOf("\n", end);
  const isOnBlankLine =
    text.slice(text.lastIndexOf("\n", start - 1) + 1, lineEnd === -1 ? undefined : lineEnd).trim() === "";
  const to = isOnBlankLine ? end : lineEnd === -1 ? text.length : lineEnd;
  const { before, after } = blanksAround(text, to, to);
  const from = to + before.length;
  return {
    text: replaceAll(text, [{ from: to, to, by: before + block + after }]),
    start: from + at.start,
    end: from + at.end,
  };
}

/** Inserts a table of two columns, its first heading selected. */
export const insertTable: TextCommand = (given) =>
  insertBlock(given, TABLE, { start: FIRST_CELL, end: FIRST_CELL + "Column".length });

/** Encloses the selected lines in a code fence that nothing in them ends; the language is typed next. */
export const insertCodeBlock: TextCommand = (given) => {
  const { text, start, end } = given;
  const selected = text.slice(start, end).replace(/\n+$/, "");
  const longest = selected.match(/`{3,}/g)?.reduce((most, run) => Math.max(most, run.length), 2) ?? 2;
  const fence = "`".repeat(longest + 1);
  const block = `${fence}\n${selected}\n${fence}`;
  const { before, after } = blanksAround(text, start, end);
  const caret = start + before.length + fence.length;
  return { text: text.slice(0, start) + before + block + after + text.slice(end), start: caret, end: caret };
};

/** Refers to a new footnote at the caret, whose text is typed next, at the end of the document. */
export const insertFootnote: TextCommand = ({ text, end }) => {
  const taken = new Set([...text.matchAll(/\[\^([^\]\s]{1,999})\]/g)].map(([, label]) => label));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  const label = `[^${number}]`;
  const withLabel = text.slice(0, end) + label + text.slice(end);
  const body = withLabel.trimEnd();
  const changed = `${body}\n\n${label}: `;
  return { text: changed, start: changed.length, end: changed.length };
};
