/** A selected part of a text, in characters. */
export type TextPart = { start: number; end: number };

/** A text in three pieces: the one that is improved, without the spaces around it, and what is before and after it. */
type Pieces = { before: string; copy: string; after: string };

/** Splits a text at a part of it; without one all of it is improved. */
export function piecesOf(text: string, part: TextPart | undefined): Pieces {
  const chosen = part ? text.slice(part.start, part.end) : text;
  const copy = part ? chosen.trim() : chosen;
  const start = (part?.start ?? 0) + (part ? chosen.length - chosen.trimStart().length : 0);
  return { before: text.slice(0, start), copy, after: text.slice(start + copy.length) };
}

/** @returns a selected part of a text; undefined for nothing but spaces, and for all of it. */
export function partBetween(text: string, start: number, end: number): TextPart | undefined {
  const isPart = text.slice(start, end).trim() !== "" && end - start < text.length;
  return isPart ? { start, end } : undefined;
}

/** The same of what is selected in a text field. */
export function selectedPart(area: HTMLTextAreaElement | null | undefined): TextPart | undefined {
  return area ? partBetween(area.value, area.selectionStart, area.selectionEnd) : undefined;
}
