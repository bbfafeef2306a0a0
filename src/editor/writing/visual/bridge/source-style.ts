import type { Heading, List, Nodes } from "mdast";
import type { Options } from "mdast-util-to-markdown";
import { OWN_STYLE } from "../../markdown/to-markdown.ts";

/** How a document writes Markdown, where there is a choice. */
export type SourceStyle = Options & {
  /** Whether the end of a line that is kept has two spaces instead of a backslash. */
  hasSpaceBreaks?: boolean;
  /** Whether the columns of tables are aligned in the source. */
  tablePipeAlign?: boolean;
  /** Whether cells have spaces around them. */
  tableCellPadding?: boolean;
};

type Bullet = "-" | "*" | "+";
const BULLETS: readonly string[] = ["-", "*", "+"] satisfies Bullet[];

function isBullet(sign: string): sign is Bullet {
  return BULLETS.includes(sign);
}

function listStyle({ ordered, children }: List, source: string): SourceStyle {
  const [first, second] = children;
  if (ordered) {
    const [, delimiter] = /^\d+([.)])/.exec(source) ?? [];
    const numberOf = (item: Nodes | undefined, base: number) =>
      Number.parseInt(source.slice((item?.position?.start.offset ?? base) - base), 10);
    const base = first?.position?.start.offset ?? 0;
    const isSame = second !== undefined && numberOf(first, base) === numberOf(second, base);
    return { bulletOrdered: delimiter === ")" ? ")" : ".", ...(second && { incrementListMarker: !isSame }) };
  }
  const sign = source.charAt(0);
  return isBullet(sign) ? { bullet: sign } : {};
}

/** How far the words of a list's items are from its markers. */
function indentStyle({ children: [item] }: List, source: string): SourceStyle {
  const first = item?.children[0];
  if (!item?.position || !first?.position || first.position.start.line !== item.position.start.line) return {};
  const width = first.position.start.column - item.position.start.column;
  const marker = /^(?:[-*+]|\d+[.)])/.exec(source)?.[0].length ?? 1;
  return { listItemIndent: width > marker + 1 && width % 4 === 0 ? "tab" : "one" };
}

function headingStyle({ depth }: Heading, source: string): SourceStyle {
  if (!source.startsWith("#")) return { setext: depth < 3 };
  return { setext: false, closeAtx: /[^#\\]\s#+\s*$/.test(source) };
}

function ruleStyle(source: string): SourceStyle {
  const marks = source.replaceAll(/\s/g, "");
  const sign = marks.charAt(0);
  if (sign !== "-" && sign !== "*" && sign !== "_") return {};
  return { rule: sign, ruleRepetition: Math.max(3, marks.length), ruleSpaces: source.trim() !== marks };
}

function tableStyle(source: string): SourceStyle {
  const lines = source.split("\n").map((line) => line.trimEnd());
  return {
    tablePipeAlign: lines.every(({ length }) => length === lines[0]?.length),
    tableCellPadding: !/^\|\S/.test(lines[0] ?? ""),
  };
}

function inlineStyle(node: Nodes, source: string): SourceStyle {
  const sign = source.startsWith("_") ? "_" : "*";
  if (node.type === "emphasis") return { emphasis: sign };
  if (node.type === "strong") return { strong: sign };
  if (node.type === "break") return { hasSpaceBreaks: source.startsWith(" ") };
  const hasTitle = (node.type === "link" || node.type === "image") && Boolean(node.title);
  return hasTitle ? { quote: source.trimEnd().endsWith("')") ? "'" : '"' } : {};
}

function fenceStyle(source: string): SourceStyle {
  return source.startsWith("~") ? { fence: "~" } : source.startsWith("`") ? { fence: "`" } : {};
}

function styleOf(node: Nodes, source: string): SourceStyle {
  if (node.type === "code") return fenceStyle(source);
  if (node.type === "thematicBreak") return ruleStyle(source);
  if (node.type === "heading") return headingStyle(node, source);
  if (node.type === "list") return { ...listStyle(node, source), ...indentStyle(node, source) };
  return node.type === "table" ? tableStyle(source) : inlineStyle(node, source);
}

/** Finds how a tree was written. The first use of a construct counts. @param source what the whole tree was read from. */
export function detectStyle(tree: Nodes, source: string): SourceStyle {
  const inside = "children" in tree ? tree.children.map((child) => detectStyle(child, source)) : [];
  const { start, end } = tree.position ?? {};
  const own = styleOf(tree, source.slice(start?.offset, end?.offset));
  return Object.assign({}, ...inside.toReversed(), own) as SourceStyle;
}

/** The style of a document where it has none, and with what can't be chosen. */
export function completeStyle(...styles: SourceStyle[]): SourceStyle {
  return Object.assign({}, OWN_STYLE, ...styles, { fences: true }) as SourceStyle;
}
