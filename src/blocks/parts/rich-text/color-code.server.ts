import type { Element, ElementContent, RootContent } from "hast";
import { common, createLowlight } from "lowlight";
import { textOf } from "./content-tree.ts";

/** Longest block of code that is coloured, in characters: some grammars need quadratic time, 0.7 s for as many. */
const MAX_BLOCK = 10_000;
/** Characters of code in one content that are coloured: each may become ten times as much markup. */
const MAX_CHARACTERS = 60_000;
/** Processor time for the code of one content, after which its further blocks stay plain. */
const MAX_SECONDS = 1;
/** Nesting depth of what a grammar recognises. */
const MAX_DEPTH = 50;

/** Markdown's grammar needs cubic time: eight seconds for 10,000 characters of `[a](`. */
const { markdown: _slow, ...grammars } = common;
const lowlight = createLowlight(grammars);

/** The classes of content-text.css, by the names that the grammars give. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  "code-comment": ["comment", "quote"],
  "code-keyword": ["keyword", "literal", "name", "selector-tag", "section", "doctag", "meta", "template-tag"],
  "code-member": ["attr", "attribute", "property", "built_in", "variable", "template-variable", "selector-attr"],
  "code-name": ["title", "type", "class", "selector-class", "selector-id"],
  "code-value": ["string", "regexp", "char", "number", "symbol", "bullet", "link"],
  "code-added": ["addition"],
  "code-removed": ["deletion"],
};
const CLASS_OF = new Map(Object.entries(CLASSES).flatMap(([name, scopes]) => scopes.map((scope) => [scope, name])));

/** Keeps only spans with a class of ours. @throws RangeError on code that nests too deep. */
function spans(nodes: readonly RootContent[], depth = 0): ElementContent[] {
  if (depth > MAX_DEPTH) throw new RangeError("Nested too deep");
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "text") return [node];
    if (node.type !== "element") return [];
    const [scope] = Array.isArray(node.properties.className) ? node.properties.className : [];
    const name = CLASS_OF.get(String(scope));
    const children = spans(node.children, depth + 1);
    return name ? [{ type: "element", tagName: "span", properties: { className: [name] }, children }] : children;
  });
}

function languageOf({ properties: { className } }: Element): string {
  const [name] = Array.isArray(className) ? className : [];
  return (name ?? "").replace("language-", "");
}

/** What is left for the code of one content. */
type Budget = { characters: number; end: number };

const cpuSeconds = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

function colored(code: Element, budget: Budget): Element {
  const language = languageOf(code);
  const text = textOf(code);
  if (!language || !lowlight.registered(language) || text.length > MAX_BLOCK) return code;
  if (budget.characters < text.length || cpuSeconds() > budget.end) return code;
  budget.characters -= text.length;
  try {
    return { ...code, children: spans(lowlight.highlight(language, text, { prefix: "" }).children) };
  } catch {
    return code;
  }
}

function colorIn(nodes: ElementContent[], budget: Budget): ElementContent[] {
  return nodes.map((node): ElementContent => {
    if (node.type !== "element") return node;
    const [code, ...others] = node.tagName === "pre" ? node.children : [];
    const isCode = code?.type === "element" && code.tagName === "code" && others.length === 0;
    return { ...node, children: isCode ? [colored(code, budget)] : colorIn(node.children, budget) };
  });
}

/**
 * Colours the blocks of code in clean content whose class names a language: common ones, others stay plain, and so does
 * what is beyond the limits. It takes up to two seconds of hostile code, so it runs in a worker thread only.
 */
export function colorCode(nodes: ElementContent[]): ElementContent[] {
  return colorIn(nodes, { characters: MAX_CHARACTERS, end: cpuSeconds() + MAX_SECONDS });
}
