import type { Nodes, Root, RootContent } from "mdast";
import type { Node } from "prosemirror-model";
import { isHtml } from "#blocks";
import { fail, ok, type Result } from "#shared";
import { parseMarkdown } from "./parse.ts";
import { isSameTree } from "./same-tree.ts";
import { completeStyle, detectStyle, type SourceStyle } from "./source-style.ts";
import { docOf, blockNodes } from "./to-doc.ts";
import { blockOf } from "./to-mdast.ts";
import { findUnsupported, obstacleAt, type Obstacle } from "./unsupported.ts";
import { writeBlock } from "./write-block.ts";

/** A top-level block of the visual document, and its lines in the source. */
export type Piece = { node: Node; source: string; style: SourceStyle };

/**
 * A text in visual mode: its blocks in order, and the blank lines around them (one more than blocks). Joined they are the
 * text, with the line ends of Windows where `isCrlf` says so.
 */
export type VisualText = { pieces: readonly Piece[]; gaps: readonly string[]; style: SourceStyle; isCrlf: boolean };

/** Longer texts would be parsed for too long at each change from elsewhere. */
const MAX_LENGTH = 50_000;

/** The parser needs time that grows with the square of the marks in one block, and stack for each level. */
const MAX_MARKS = 3000;
const DEEP = /^[ \t]*(?:(?:[>*+-]|\d{1,9}[.)])[ \t]*){100}/m;
const MARKS = /[[\]*_~`<&@|]/g;
/** Reading again what was written blocks the page: a person waits no longer than this. */
const MAX_MS = 3000;

/** @returns the line of the first block that would be parsed for too long. */
function heavyLine(source: string): number | undefined {
  let line = 1;
  for (const block of source.split(/(\n[ \t]*\n)/)) {
    if ((block.match(MARKS)?.length ?? 0) > MAX_MARKS || DEEP.test(block)) return line;
    line += block.split("\n").length - 1;
  }
  return undefined;
}

/** @returns the message for a text that stays in Markdown. */
function obstacleText({ construct, line }: Obstacle): string {
  return `${construct} in line ${line} keeps this text in Markdown.`;
}

/** Whole lines: what of a line is before and after a block is part of it, so that it can be written again. */
function linesAround(source: string, start: number, end: number): { from: number; to: number } {
  const before = /[ \t]*$/.exec(source.slice(source.lastIndexOf("\n", start - 1) + 1, start))?.[0] ?? "";
  const after = /^[ \t]*/.exec(source.slice(end))?.[0] ?? "";
  return { from: start - before.length, to: end + after.length };
}

type Cut = { sources: string[]; gaps: string[]; strange?: RootContent };

/** Cuts a source into the lines of its blocks and what is between them, which has to be blank. */
function cut(source: string, blocks: readonly RootContent[]): Cut {
  const sources: string[] = [];
  const gaps: string[] = [];
  let end = 0;
  for (const block of blocks) {
    const { start, end: stop } = block.position ?? {};
    const { from, to } = linesAround(source, start?.offset ?? end, stop?.offset ?? end);
    const gap = source.slice(end, from);
    if (from < end || gap.trim() !== "" || (end > 0 && !gap.includes("\n"))) return { sources, gaps, strange: block };
    gaps.push(gap);
    sources.push(source.slice(from, to));
    end = to;
  }
  gaps.push(source.slice(end));
  return { sources, gaps };
}

/** Writes changed blocks, one after another. */
function writeAll(nodes: readonly Node[], styles: readonly SourceStyle[]): string[] {
  const texts: string[] = [];
  for (const [index, node] of nodes.entries()) {
    const block = blockOf(node);
    texts.push(block ? writeBlock(block, styles[index] ?? {}, [texts.at(-1)]) : "");
  }
  return texts;
}

/** @returns the first of the blocks that aren't what a source begins with. */
function findChanged(blocks: readonly RootContent[], source: string): RootContent | undefined {
  const again = parseMarkdown(source).children;
  return blocks.find((block, index) => {
    const other = again[index];
    return other === undefined || !isSameTree(block, other);
  });
}

/** Definitions of all footnotes of blocks, as a reference without one is only text. */
function definitionsFor(blocks: readonly RootContent[]): string {
  const labels = new Set<string>();
  const collect = (node: Nodes): void => {
    if (node.type === "footnoteReference") labels.add(node.label ?? node.identifier);
    if ("children" in node) node.children.forEach(collect);
  };
  blocks.forEach(collect);
  return [...labels].map((label) => `\n\n[^${label}]: .`).join("");
}

/** Ends the last block of a part, whatever it is. */
const END = "\n\n***";
/** Blocks that are read at once: the parser takes more than twice as long for a text twice as long. */
const WINDOW = 24;
/** Every third block can be written again at once: each of them is between two that are as they were. */
const TURNS = 3;

/**
 * @returns the first block that isn't the same when all are written and read again, or when it alone is written again
 * between its neighbours as they are.
 */
function findUnsafe(
  tree: Root,
  { sources, gaps }: Cut,
  fresh: readonly string[],
  checkTime: () => void,
): RootContent | undefined {
  for (let start = 0; start < tree.children.length; start += WINDOW) {
    const from = Math.max(0, start - 1);
    const to = start + WINDOW + 1;
    const blocks = tree.children.slice(from, to);
    const rest = END + definitionsFor(blocks);
    checkTime();
    const found = findChanged(blocks, fresh.slice(from, to).join("\n\n") + rest);
    if (found) return found;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const texts = blocks.map((_block, at) => {
        const index = from + at;
        const text = index % TURNS === turn ? fresh[index] : sources[index];
        return (at === 0 ? "" : (gaps[index] ?? "")) + (text ?? "");
      });
      checkTime();
      const unsafe = findChanged(blocks, texts.join("") + rest);
      if (unsafe) return unsafe;
    }
  }
  return undefined;
}

type OpenedText = Result<VisualText, "UNSUPPORTED"> & { obstacle?: Obstacle };

/** Says that a text would be checked for too long. */
class TooSlow extends Error {}

/**
 * Opens a Markdown text in visual mode: only if each block, written and read again, is what it was, and that takes at most
 * about three seconds.
 * @returns its blocks; or the construct and line that keep it in text mode, in words.
 */
export function openVisualText(given: string): OpenedText {
  const end = performance.now() + MAX_MS;
  const checkTime = () => {
    if (performance.now() > end) throw new TooSlow();
  };
  try {
    return openInTime(given, checkTime);
  } catch (error) {
    // The parser and the writer are recursive: a text may be nested deeper than the stack.
    if (!(error instanceof TooSlow || error instanceof RangeError)) throw error;
    return fail("UNSUPPORTED", "Checking this text takes too long: it stays in Markdown.");
  }
}

function openInTime(given: string, checkTime: () => void): OpenedText {
  const isCrlf = given.includes("\r\n");
  const source = isCrlf ? given.replaceAll("\r\n", "\n") : given;
  const refuse = (obstacle: Obstacle) => ({ ...fail("UNSUPPORTED", obstacleText(obstacle)), obstacle });
  if (source.length > MAX_LENGTH) {
    return fail(
      "UNSUPPORTED",
      `This text is longer than ${MAX_LENGTH.toLocaleString("en")} characters: it stays in Markdown.`,
    );
  }
  if (isHtml(source)) return refuse({ construct: "HTML", line: 1 });
  const mixed = isCrlf ? /(?<!\r)\n|\r(?!\n)/.exec(given) : /\r/.exec(given);
  if (mixed)
    return refuse({ construct: "A line end unlike others", line: given.slice(0, mixed.index).split("\n").length });
  const heavy = heavyLine(source);
  if (heavy !== undefined) return refuse({ construct: "A block with too many marks", line: heavy });
  const tree = parseMarkdown(source);
  const unsupported = findUnsupported(tree);
  if (unsupported) return refuse(unsupported);
  const { sources, gaps, strange } = cut(source, tree.children);
  if (strange) return refuse(obstacleAt(strange));
  const nodes = blockNodes(tree);
  const style = detectStyle(tree, source);
  const styles = tree.children.map((block) => completeStyle(style, detectStyle(block, source)));
  const unsafe = findUnsafe(tree, { sources, gaps }, writeAll(nodes, styles), checkTime);
  if (unsafe) return refuse(obstacleAt(unsafe));
  const pieces = nodes.map((node, index) => ({ node, source: sources[index] ?? "", style: styles[index] ?? {} }));
  return ok({ pieces, gaps, style: completeStyle(style), isCrlf });
}

/** @returns the Markdown of a visual text. */
export function sourceOf({ pieces, gaps, isCrlf }: VisualText): string {
  const source = gaps.map((gap, index) => gap + (pieces[index]?.source ?? "")).join("");
  return isCrlf ? source.replaceAll("\n", "\r\n") : source;
}

/** @returns the document to be edited. */
export function docOfText({ pieces }: VisualText): Node {
  return docOf(pieces.map(({ node }) => node));
}
