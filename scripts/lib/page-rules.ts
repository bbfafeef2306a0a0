import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AtRule, type ChildNode, type Rule } from "postcss";
import type { Plugin } from "vite";
import type { SheetPart, SheetRules } from "../../src/site/page-sheet.ts";

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** At-rules whose insides are chosen one by one. */
const GROUPS = new Set(["layer", "media", "supports", "container", "scope", "starting-style"]);
/** At-rules that only rules with their name need. */
const NAMED = new Set(["keyframes", "property"]);

/** @returns the classes that an element must have: those inside of `:is(...)` and the like aren't sure. */
function classesOf(selector: string): string[] {
  let outside = "";
  let depth = 0;
  for (const [part = ""] of selector.matchAll(/\\[\da-f]{1,6} ?|\\.|[^\\]/gis)) {
    if (part === "(") depth += 1;
    if (depth === 0) outside += part;
    if (part === ")") depth -= 1;
  }
  const names = outside
    .replaceAll(/(?<!\\)\[[^\]]*\]/g, "")
    .matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gis);
  return [...names].map(([, name = ""]) =>
    name.replaceAll(/\\([\da-f]{1,6}) ?|\\(.)/gis, (_all, code?: string, char?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (char ?? ""),
    ),
  );
}

const preludeOf = ({ name, params }: AtRule) => `@${name}${params ? ` ${params}` : ""}`;

function bodyOf(rule: Rule): string {
  const isLast = (index: number) => index === rule.nodes.length - 1;
  return rule.nodes
    .map((node, index) => (node.type === "decl" && !isLast(index) ? `${String(node)};` : String(node)))
    .join("");
}

function partsOf(node: ChildNode, context: readonly string[]): SheetPart[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") {
    return [
      { context, selectors: node.selectors.map((text) => ({ text, classes: classesOf(text) })), body: bodyOf(node) },
    ];
  }
  if (node.type === "atrule" && node.nodes && GROUPS.has(node.name)) {
    return node.nodes.flatMap((child) => partsOf(child, [...context, preludeOf(node)]));
  }
  const text = node.type === "atrule" && !node.nodes ? `${String(node)};` : String(node);
  return [{ context, text, ...(node.type === "atrule" && NAMED.has(node.name) && { name: node.params }) }];
}

/** @returns a stylesheet in the parts that pages choose from. */
export function splitSheet(css: string): SheetPart[] {
  return parse(css).nodes.flatMap((node) => partsOf(node, []));
}

/** @returns the script's text with all that it imports. */
function scriptText(manifest: Manifest, source: string, folder: string, seen = new Set<string>()): string {
  const entry = manifest[source];
  if (!entry || seen.has(source)) return "";
  seen.add(source);
  const own = entry.file.endsWith(".js") ? readFileSync(join(folder, entry.file), "utf8") : "";
  return own + (entry.imports ?? []).map((one) => scriptText(manifest, one, folder, seen)).join("");
}

/** The name under which a page asks for a script; "" for those of all pages. */
function scriptName(source: string): string | undefined {
  if (source === "src/site/client.ts" || source.endsWith(".early.js")) return "";
  return /\/([\w-]+)\.(?:island\.tsx|enhance\.ts)$/.exec(source)?.[1];
}

function readRules(folder: string): SheetRules {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const read = (file: string) => splitSheet(readFileSync(join(folder, file), "utf8"));
  const sheets: Record<string, SheetPart[]> = { "": (manifest["src/site/client.ts"]?.css ?? []).flatMap(read) };
  for (const [source, { file }] of Object.entries(manifest)) {
    const type = /\/(\w+)\/style\.css$/.exec(source)?.[1];
    if (type) sheets[type] = read(file);
  }
  const known = Object.values(sheets)
    .flat()
    .flatMap((part) => ("selectors" in part ? part.selectors : []));
  const classes = new Set(known.flatMap((selector) => selector.classes));
  const scripts: Record<string, string[]> = {};
  for (const source of Object.keys(manifest)) {
    const name = scriptName(source);
    if (name === undefined) continue;
    const words = new Set(scriptText(manifest, source, folder).split(/[\s"'`]+/));
    scripts[name] = [...new Set([...(scripts[name] ?? []), ...[...classes].filter((one) => words.has(one))])];
  }
  return { sheets, scripts };
}

/** Writes `.vite/page-rules.json` beside the manifest: the rules that a page's own stylesheet is made of. */
export function pageRules(folder: string): Plugin {
  return {
    name: "page-rules",
    apply: "build",
    closeBundle() {
      writeFileSync(join(folder, ".vite/page-rules.json"), JSON.stringify(readRules(folder)));
    },
  };
}
