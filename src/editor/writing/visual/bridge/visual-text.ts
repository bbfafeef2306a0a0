import type { Node } from "prosemirror-model";
import type { SourceStyle } from "./source-style.ts";
import { docOf } from "./to-doc.ts";

/** A top-level block of the visual document, and its lines in the source. */
export type Piece = { node: Node; source: string; style: SourceStyle };

/**
 * A text in visual mode: its blocks in order, and the blank lines around them (one more than blocks). Joined they are the
 * text, with the line ends of Windows where `isCrlf` says so.
 */
export type VisualText = { pieces: readonly Piece[]; gaps: readonly string[]; style: SourceStyle; isCrlf: boolean };

/** @returns the Markdown of a visual text. */
export function sourceOf({ pieces, gaps, isCrlf }: VisualText): string {
  const source = gaps.map((gap, index) => gap + (pieces[index]?.source ?? "")).join("");
  return isCrlf ? source.replaceAll("\n", "\r\n") : source;
}

/**
 * @returns where some of the blocks are in the Markdown.
 * @param first index of the first one. @param last index of the last one.
 */
export function placeOfBlocks(text: VisualText, first: number, last: number): { start: number; end: number } {
  const { gaps, pieces } = text;
  const before = sourceOf({ ...text, pieces: pieces.slice(0, first), gaps: gaps.slice(0, first + 1) });
  const upTo = sourceOf({ ...text, pieces: pieces.slice(0, last + 1), gaps: gaps.slice(0, last + 1) });
  return { start: before.length, end: upTo.length };
}

/** @returns the document to be edited. */
export function docOfText({ pieces }: VisualText): Node {
  return docOf(pieces.map(({ node }) => node));
}
