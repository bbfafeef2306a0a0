import type { PhrasingContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";

/** An inline node with the marks that aren't written around it yet. */
type Part = { node: Node; marks: readonly Mark[] };

/** How many parts from an index on have a mark. */
function runOf(parts: readonly Part[], from: number, mark: Mark): number {
  let end = from;
  while (parts[end]?.marks.some((one) => one.eq(mark))) end += 1;
  return end - from;
}

function depthOf({ attrs }: Mark): number {
  return typeof attrs.depth === "number" ? attrs.depth : Number.MAX_SAFE_INTEGER;
}

/** The mark to write first: the longest one, of equal ones that which the source had outside. */
function outermost(parts: readonly Part[], from: number): { mark: Mark; length: number } | undefined {
  const runs = (parts[from]?.marks ?? [])
    .filter(({ type }) => type.name !== "code")
    .map((mark) => ({ mark, length: runOf(parts, from, mark) }));
  return runs.toSorted((a, b) => b.length - a.length || depthOf(a.mark) - depthOf(b.mark))[0];
}

function attr(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function leaf({ node, marks }: Part): PhrasingContent {
  const { attrs } = node;
  switch (node.type.name) {
    case "image":
      return { type: "image", url: attr(attrs.src), alt: attr(attrs.alt), title: attr(attrs.title) || null };
    case "hard_break":
      return { type: "break" };
    case "soft_break":
      return { type: "text", value: "\n" };
    case "footnote_reference":
      return { type: "footnoteReference", identifier: attr(attrs.label).toLowerCase(), label: attr(attrs.label) };
    default: {
      const value = node.text ?? "";
      return marks.some(({ type }) => type.name === "code") ? { type: "inlineCode", value } : { type: "text", value };
    }
  }
}

/** Emphasis can't begin or end with a blank: those at its ends come before and after it. */
function around(children: PhrasingContent[], wrap: (inner: PhrasingContent[]) => PhrasingContent): PhrasingContent[] {
  const inner = [...children];
  const outside = { before: "", after: "" };
  for (let first = inner[0]; first?.type === "text"; first = inner[0]) {
    const value = first.value.trimStart();
    outside.before += first.value.slice(0, first.value.length - value.length);
    if (value !== "") {
      inner[0] = { type: "text", value };
      break;
    }
    inner.shift();
  }
  for (let last = inner.at(-1); last?.type === "text"; last = inner.at(-1)) {
    const value = last.value.trimEnd();
    outside.after = last.value.slice(value.length) + outside.after;
    if (value !== "") {
      inner[inner.length - 1] = { type: "text", value };
      break;
    }
    inner.pop();
  }
  const text = (value: string): PhrasingContent[] => (value === "" ? [] : [{ type: "text", value }]);
  return [...text(outside.before), ...(inner.length === 0 ? [] : [wrap(inner)]), ...text(outside.after)];
}

function wrapped({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent[] {
  if (type.name === "link")
    return [{ type: "link", url: attr(attrs.href), title: attr(attrs.title) || null, children }];
  const name = type.name === "strike" ? "delete" : type.name === "strong" ? "strong" : "emphasis";
  return around(children, (inner) => ({ type: name, children: inner }));
}

function build(parts: readonly Part[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let index = 0; index < parts.length;) {
    const part = parts[index];
    const outer = outermost(parts, index);
    if (outer) {
      const { mark, length } = outer;
      const inside = parts.slice(index, index + length).map(({ node, marks }) => ({
        node,
        marks: marks.filter((one) => !one.eq(mark)),
      }));
      result.push(...wrapped(mark, build(inside)));
      index += length;
    } else {
      if (part) result.push(leaf(part));
      index += 1;
    }
  }
  return joined(result);
}

function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === "text" && last?.type === "text")
      result[result.length - 1] = { type: "text", value: last.value + node.value };
    else result.push(node);
  }
  return result;
}

function trimLines(value: string): string {
  const lines = value.split("\n");
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < last ? line.trimEnd() : line))
    .join("\n");
}

/** Blanks at the ends of lines inside a paragraph can't be seen, and aren't kept. */
function withoutLineEnds(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node, index) => {
    if (node.type !== "text") return node;
    let value = trimLines(node.value);
    if (nodes[index - 1]?.type === "break") value = value.trimStart();
    if (nodes[index + 1]?.type === "break") value = value.trimEnd();
    return { type: "text", value };
  });
}

/** A line begins and ends with something that can be seen: blanks and breaks there aren't kept. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result = [...nodes];
  const isBlank = (node?: PhrasingContent) =>
    node?.type === "break" || (node?.type === "text" && node.value.trim() === "");
  while (isBlank(result[0])) result.shift();
  while (isBlank(result.at(-1))) result.pop();
  const [first, last] = [result[0], result.at(-1)];
  if (first?.type === "text") result[0] = { type: "text", value: first.value.replace(/^[ \t\n]+/, "") };
  const end = result.at(-1);
  if (last && end?.type === "text")
    result[result.length - 1] = { type: "text", value: end.value.replace(/[ \t\n]+$/, "") };
  return result;
}

/** Turns the inline nodes of a block into those of Markdown's tree. */
export function inlineOf(block: Node): PhrasingContent[] {
  return trimmed(withoutLineEnds(build(block.children.map((node) => ({ node, marks: node.marks })))));
}
