import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const SOURCES = globSync("{src,tests,scripts,bench,docs}/**/*.{ts,tsx,mjs,css,md}", {
  cwd: ROOT,
  exclude: ["**/node_modules"],
});
const GUIDES = ["README.md", "ARCHITECTURE.md", ...globSync("docs/**/*.md", { cwd: ROOT })];
const specification = read("docs/specification.md");

/** @returns every place where a pattern is found, as "file: what". */
function found(files: readonly string[], pattern: RegExp, isFine: (match: RegExpExecArray, file: string) => boolean) {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)].filter((match) => !isFine(match, file)).map(([text]) => `${file}: ${text}`),
  );
}

describe("references lead somewhere", () => {
  it("to sections of docs/specification.md", () => {
    const sections = new Set(Array.from(specification.matchAll(/^## (\d+)\./gm), ([, number]) => number));
    expect(sections.size).toBeGreaterThan(8);
    expect(found(SOURCES, /\bspec(?:ification)? (\d+)/g, ([, number]) => sections.has(number))).toEqual([]);
  });

  it("to documents of this repository", () => {
    // `npm run eval:ai -- --write` makes it.
    const made = "docs/ai-eval.md";
    const isThere = ([, path = ""]: RegExpExecArray) => path === made || existsSync(join(ROOT, path));
    expect(found(SOURCES, /\b(docs\/[\w/-]+\.md)\b/g, isThere)).toEqual([]);
    const isLinked = ([, path = ""]: RegExpExecArray, file: string) => existsSync(join(ROOT, dirname(file), path));
    expect(found(GUIDES, /\]\(([\w.][\w./-]*)(?:#[^)]*)?\)/g, isLinked)).toEqual([]);
  });

  it("to tests, where the specification says how a rule is shown", () => {
    const rules = specification.slice(specification.indexOf("### Rules"));
    const named = [...rules.matchAll(/`((?:src|tests)\/[^`]+\.tsx?)`((?: “[^”]+”,?)*)/g)];
    expect(named.length).toBeGreaterThan(100);
    const lost = named.flatMap(([, file = "", titles = ""]) => {
      const source = existsSync(join(ROOT, file)) ? read(file) : "";
      const missing = Array.from(titles.matchAll(/“([^”]+)”/g), ([, title = ""]) => title).filter(
        (title) => !source.includes(title),
      );
      return source ? missing.map((title) => `${file}: ${title}`) : [file];
    });
    expect(lost).toEqual([]);
  });

  it("from docs/specification.md to every block with its styles and fields", () => {
    const listed = specification.slice(specification.indexOf("### Fields by block"), specification.indexOf("### Lead"));
    const entries = new Map(
      Array.from(listed.matchAll(/^- \*\*(\w+)\*\*([^]*?)(?=^- |\n\n)/gm), ([, type = "", text = ""]) => [type, text]),
    );
    const blocks = [...read("docs/blocks.md").matchAll(/^## (\w+)\n([^]*?)<details>/gm)];
    expect(blocks.length).toBeGreaterThan(30);
    const missing = blocks.flatMap(([, type = "", text = ""]) => {
      const styles = /Styles: ([^.]+)/.exec(text)?.[1]?.split(", ") ?? [];
      const fields = Array.from(
        text.matchAll(/^\| `(?!.*(?:topText|bottomText|cta|link|grid|variables)[.[])([^`]+?)\*?`/gm),
        ([, field = ""]) => field,
      );
      const words = new Set(entries.get(type)?.match(/[\w-]+/g));
      const names = [...styles, ...fields.map((field) => field.replace(/.*\./, ""))];
      return names.filter((name) => !words.has(name)).map((name) => `${type}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
