import type { Node } from "prosemirror-model";
import { isHtml } from "#blocks";
import { fail, finish, ok, type Result, type Steps } from "#shared";
import { cutSource } from "./cut-source.ts";
import { findUnsafe } from "./find-unsafe.ts";
import { parseMarkdown } from "./parse.ts";
import { completeStyle, detectStyle, type SourceStyle } from "./source-style.ts";
import { blockNodes } from "./to-doc.ts";
import { blockOf } from "./to-mdast.ts";
import { findUnsupported, obstacleAt, type Obstacle } from "./unsupported.ts";
import type { VisualText } from "./visual-text.ts";
import { writeBlock } from "./write-block.ts";

/** A text in visual mode; or the construct and line that keep it in text mode, in words. */
export type Opened = Result<VisualText, "UNSUPPORTED"> & { obstacle?: Obstacle };

/** A longer text takes too long to parse, which can't be done in steps. */
const MAX_LENGTH = 50_000;
const TOO_LONG = `This text is longer than ${MAX_LENGTH.toLocaleString("en")} characters: it stays in Markdown.`;

/** The parser needs time that grows with the square of the marks in one block, and stack for each level. */
const MAX_MARKS = 3000;
const DEEP = /^[ \t]*(?:(?:[>*+-]|\d{1,9}[.)])[ \t]*){100}/m;
const MARKS = /[[\]*_~`<&@|]/g;
/** Work that takes longer isn't worth waiting for. */
const MAX_MS = 3000;
const TOO_SLOW = "Checking this text takes too long: it stays in Markdown.";

/** @returns the line of the first block that would be parsed for too long. */
function heavyLine(source: string): number | undefined {
  let line = 1;
  for (const block of source.split(/(\n[ \t]*\n)/)) {
    if ((block.match(MARKS)?.length ?? 0) > MAX_MARKS || DEEP.test(block)) return line;
    line += block.split("\n").length - 1;
  }
  return undefined;
}

/** Says that a text would be checked for too long. */
class TooSlow extends Error {}

/** Ends work that takes too long. @throws TooSlow after the step that exceeds the time, which pauses don't count to. */
function* within<Value>(steps: Steps<Value>, milliseconds: number): Steps<Value> {
  let spent = 0;
  for (;;) {
    const began = performance.now();
    const step = steps.next();
    if (step.done) return step.value;
    spent += performance.now() - began;
    if (spent > milliseconds) throw new TooSlow();
    yield;
  }
}

function refuse(obstacle: Obstacle): Opened {
  const { construct, line } = obstacle;
  return { ...fail("UNSUPPORTED", `${construct} in line ${line} keeps this text in Markdown.`), obstacle };
}

/** @returns the line with the first line end unlike the others, counted from 1. */
function mixedLineEnd(source: string, isCrlf: boolean): number | undefined {
  const mixed = isCrlf ? /(?<!\r)\n|\r(?!\n)/.exec(source) : /\r/.exec(source);
  return mixed ? source.slice(0, mixed.index).split("\n").length : undefined;
}

/** Writes blocks, one after another. */
function* writeAll(nodes: readonly Node[], styles: readonly SourceStyle[]): Steps<string[]> {
  const texts: string[] = [];
  for (const [index, node] of nodes.entries()) {
    yield;
    const block = blockOf(node);
    texts.push(block ? writeBlock(block, styles[index] ?? {}, [texts.at(-1)]) : "");
  }
  return texts;
}

/**
 * Opens a Markdown text in visual mode, in steps: only if each block, written and read again, is what it was, and that
 * takes at most about three seconds. The longest step parses all of the text.
 */
export function* openInSteps(given: string): Steps<Opened> {
  try {
    return yield* within(readInSteps(given), MAX_MS);
  } catch (error) {
    // The parser and the writer are recursive: a text may be nested deeper than the stack.
    if (!(error instanceof TooSlow || error instanceof RangeError)) throw error;
    return fail("UNSUPPORTED", TOO_SLOW);
  }
}

function* readInSteps(given: string): Steps<Opened> {
  const isCrlf = given.includes("\r\n");
  const source = isCrlf ? given.replaceAll("\r\n", "\n") : given;
  if (source.length > MAX_LENGTH) return fail("UNSUPPORTED", TOO_LONG);
  if (isHtml(source)) return refuse({ construct: "HTML", line: 1 });
  const mixed = mixedLineEnd(given, isCrlf);
  if (mixed !== undefined) return refuse({ construct: "A line end unlike others", line: mixed });
  const heavy = heavyLine(source);
  if (heavy !== undefined) return refuse({ construct: "A block with too many marks", line: heavy });
  const tree = parseMarkdown(source);
  yield;
  const unsupported = findUnsupported(tree);
  if (unsupported) return refuse(unsupported);
  const cut = cutSource(source, tree.children);
  if (cut.strange) return refuse(obstacleAt(cut.strange));
  const nodes = blockNodes(tree);
  const style = detectStyle(tree, source);
  const styles = tree.children.map((block) => completeStyle(style, detectStyle(block, source)));
  const unsafe = yield* findUnsafe(tree, cut, yield* writeAll(nodes, styles));
  if (unsafe) return refuse(obstacleAt(unsafe));
  const pieces = nodes.map((node, index) => ({ node, source: cut.sources[index] ?? "", style: styles[index] ?? {} }));
  return ok({ pieces, gaps: cut.gaps, style: completeStyle(style), isCrlf });
}

/** The same at once. */
export function openVisualText(given: string): Opened {
  return finish(openInSteps(given));
}
