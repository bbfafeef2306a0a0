import type { ElementContent } from "hast";

const MARKS = new Set(["b", "strong", "i", "em", "del", "s", "strike"]);

/**
 * Moves the spaces and line breaks at the ends of emphasised words out of the emphasis: there, Markdown could only write
 * them as character references.
 */
export function withOuterSpaces(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    const children = withOuterSpaces(node.children);
    if (!MARKS.has(node.tagName)) return [{ ...node, children }];
    const [before, inner, after] = splitSpaces(children);
    if (inner.length === 0) return [...before, ...after];
    return [...before, { ...node, children: inner }, ...after];
  });
}

const isBlank = (node: ElementContent) =>
  node.type === "text" ? node.value.trim() === "" : node.type === "element" && node.tagName === "br";

/** Splits nodes into the spaces that they begin with, the rest, and the spaces that they end with. */
function splitSpaces(nodes: readonly ElementContent[]): [ElementContent[], ElementContent[], ElementContent[]] {
  const start = nodes.findIndex((node) => !isBlank(node));
  if (start < 0) return [[...nodes], [], []];
  const end = nodes.findLastIndex((node) => !isBlank(node)) + 1;
  const inner = nodes.slice(start, end);
  const [before, after] = [nodes.slice(0, start), nodes.slice(end)];
  const [first] = inner;
  if (first?.type === "text") {
    const value = first.value.trimStart();
    before.push({ type: "text", value: first.value.slice(0, first.value.length - value.length) });
    inner[0] = { ...first, value };
  }
  const last = inner.at(-1);
  if (last?.type === "text") {
    const value = last.value.trimEnd();
    after.unshift({ type: "text", value: last.value.slice(value.length) });
    inner[inner.length - 1] = { ...last, value };
  }
  return [before, inner, after];
}
