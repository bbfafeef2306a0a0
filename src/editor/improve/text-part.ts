import { placeInStored } from "../writing/text/line-ends.ts";

/** A selected part of a stored text, in characters, and what it said then. */
export type TextPart = { start: number; end: number; copy: string };

/** A text in three pieces: the one that is improved, without the spaces around it, and what is before and after it. */
type Pieces = { before: string; copy: string; after: string };

/** @returns where a part begins now, as someone may have written above it; -1 where it has changed, or is there twice. */
function startNow(text: string, { start, end, copy }: TextPart): number {
  if (text.slice(start, end) === copy) return start;
  const found = text.indexOf(copy);
  return found === text.lastIndexOf(copy) ? found : -1;
}

/** Splits a text at a part of it; without one all of it is improved. @returns undefined where the part has changed. */
export function piecesOf(text: string, part: TextPart | undefined): Pieces | undefined {
  if (!part) return { before: "", copy: text, after: "" };
  const from = startNow(text, part);
  if (from < 0) return undefined;
  const copy = part.copy.trim();
  const start = from + (part.copy.length - part.copy.trimStart().length);
  return { before: text.slice(0, start), copy, after: text.slice(start + copy.length) };
}

/** @returns a selected part of a text; undefined for nothing but spaces, and for all of it. */
export function partBetween(text: string, start: number, end: number): TextPart | undefined {
  const copy = text.slice(start, end);
  return copy.trim() !== "" && end - start < text.length ? { start, end, copy } : undefined;
}

/** The same of what is selected in the field of a stored text: a field knows one kind of line end. */
export function selectedPart(area: HTMLTextAreaElement | null | undefined, stored: string): TextPart | undefined {
  if (!area) return undefined;
  const [start, end] = [area.selectionStart, area.selectionEnd].map((place) => placeInStored(place, stored));
  return partBetween(stored, start ?? 0, end ?? 0);
}
