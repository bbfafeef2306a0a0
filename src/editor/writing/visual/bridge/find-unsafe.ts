import type { Nodes, Root, RootContent } from "mdast";
import type { Steps } from "#shared";
import type { Cut } from "./cut-source.ts";
import { parseMarkdown } from "./parse.ts";
import { isSameTree } from "./same-tree.ts";

/** @returns the first of the blocks that aren't what a source begins with. */
function findChanged(blocks: readonly RootContent[], source: string): RootContent | undefined {
  const again = parseMarkdown(source).children;
  return blocks.find((block, index) => {
    const other = again[index];
    return other === undefined || !isSameTree(block, other);
  });
}

/** Definitions of all footnotes of a tree, as a reference without one is only text. */
function definitionsFor(tree: Root): string {
  const labels = new Set<string>();
  const collect = (node: Nodes): void => {
    if (node.type === "footnoteReference") labels.add(node.label ?? node.identifier);
    if ("children" in node) node.children.forEach(collect);
  };
  collect(tree);
  return [...labels].map((label) => `\n\n[^${label}]: .`).join("");
}

/** Ends the last block of a part, whatever it is. */
const END = "\n\n***";
/** Blocks that are read at once: the parser takes more than twice as long for a text twice as long. */
const WINDOW = 24;
/** Every third block can be written again at once: each of them is between two that are as they were. */
const TURNS = 3;

/** The texts to read again for the blocks from one index to another: what changes when they are written. */
function textsFor({ sources, gaps }: Cut, fresh: readonly string[], from: number, to: number): string[] {
  const join = (textAt: (index: number) => string | undefined) =>
    sources
      .slice(from, to)
      .map((_source, at) => (at === 0 ? "" : (gaps[from + at] ?? "")) + (textAt(from + at) ?? ""))
      .join("");
  const all = fresh.slice(from, to).join("\n\n");
  const turns = Array.from({ length: TURNS }, (_turn, turn) =>
    join((index) => (index % TURNS === turn ? fresh[index] : sources[index])),
  );
  const asItIs = join((index) => sources[index]);
  // A text that is written as it was has been read already.
  return [...new Set([all, ...turns])].filter((text) => text !== asItIs);
}

/**
 * Looks for a block that can't be written back.
 * @param tree what was read. @param cut its lines. @param fresh each of its blocks as it would be written.
 * @returns the first block that isn't the same when all are written and read again, or when it alone is written again
 * between its neighbours as they are; undefined for none.
 */
export function* findUnsafe(tree: Root, cut: Cut, fresh: readonly string[]): Steps<RootContent | undefined> {
  const rest = END + definitionsFor(tree);
  for (let start = 0; start < tree.children.length; start += WINDOW) {
    const from = Math.max(0, start - 1);
    const to = start + WINDOW + 1;
    const blocks = tree.children.slice(from, to);
    for (const text of textsFor(cut, fresh, from, to)) {
      yield;
      const found = findChanged(blocks, text + rest);
      if (found) return found;
    }
  }
  return undefined;
}
