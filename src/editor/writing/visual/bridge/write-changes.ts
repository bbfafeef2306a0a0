import type { Node } from "prosemirror-model";
import { blockOf, isBlank } from "./to-mdast.ts";
import type { Piece, VisualText } from "./visual-text.ts";
import { writeBlock } from "./write-block.ts";

const BLANK_LINE = /\n[ \t]*\n/;

function isSame(node: Node | undefined, piece: Piece | undefined): boolean {
  if (!node || !piece) return false;
  return node === piece.node || (node.nodeSize === piece.node.nodeSize && node.eq(piece.node));
}

/** How many blocks are the same from the beginning, and then from the end. */
function sameEnds(nodes: readonly Node[], pieces: readonly Piece[]): { start: number; end: number } {
  const shortest = Math.min(nodes.length, pieces.length);
  let start = 0;
  while (start < shortest && isSame(nodes[start], pieces[start])) start += 1;
  let end = 0;
  while (end < shortest - start && isSame(nodes.at(-1 - end), pieces.at(-1 - end))) end += 1;
  return { start, end };
}

/** The blank lines between two blocks of which one was written again: those of the source, if they are enough. */
function gapFor(gap: string | undefined, isKind: boolean): string {
  return gap !== undefined && (isKind || BLANK_LINE.test(gap)) ? gap : "\n\n";
}

/**
 * Writes a changed document back: blocks that didn't change keep their lines byte by byte, and so do the blank lines
 * around changed ones.
 * @param text as it was opened or written last. @param doc the document now.
 */
export function writeChanges(text: VisualText, doc: Node): VisualText {
  const { pieces, gaps, style } = text;
  const nodes = doc.children.filter((node) => !isBlank(node));
  const { start, end } = sameEnds(nodes, pieces);
  const [oldMiddle, middle] = [pieces.slice(start, pieces.length - end), nodes.slice(start, nodes.length - end)];
  if (oldMiddle.length === 0 && middle.length === 0) return text;
  const isPaired = oldMiddle.length === middle.length;
  const next = pieces.slice(pieces.length - end);
  const written: Piece[] = pieces.slice(0, start);
  for (const [index, node] of middle.entries()) {
    const old = isPaired ? oldMiddle[index] : undefined;
    if (old && isSame(node, old)) {
      written.push(old);
      continue;
    }
    const ownStyle = old?.node.type === node.type ? old.style : style;
    const after = (isPaired ? oldMiddle[index + 1] : undefined) ?? (index === middle.length - 1 ? next[0] : undefined);
    const block = blockOf(node);
    const markdown = block ? writeBlock(block, ownStyle, [written.at(-1)?.source, after?.source]) : "";
    written.push({ node, source: markdown, style: ownStyle });
  }
  const all = [...written, ...next];
  return { ...text, pieces: all, gaps: gapsOf(all, { pieces, gaps, start, end, isPaired }) };
}

type Before = {
  pieces: readonly Piece[];
  gaps: readonly string[];
  start: number;
  end: number;
  isPaired: boolean;
};

/** The blank lines before each block, and after the last one. */
function gapsOf(all: readonly Piece[], { pieces, gaps, start, end, isPaired }: Before): string[] {
  const shift = pieces.length - all.length;
  const between = all.map((piece, index) => {
    if (index === 0) return all.length > 0 && pieces.length > 0 ? (gaps[0] ?? "") : "";
    const isBefore = index < start;
    const isBehind = index > all.length - end;
    if (isBefore) return gaps[index] ?? "\n\n";
    if (isBehind) return gaps[index + shift] ?? "\n\n";
    const isFirstBehind = index === all.length - end;
    const old = isPaired || !isFirstBehind ? index : index + shift;
    const isKind = [index - 1, index].every((one) => {
      const before = pieces[one < start || isPaired ? one : one + shift];
      return before !== undefined && before.node.type === all[one]?.node.type;
    });
    const hasOld = isPaired || index === start || isFirstBehind;
    return gapFor(hasOld ? gaps[old] : undefined, isPaired && isKind);
  });
  return [...between, gaps.at(-1) ?? ""];
}
