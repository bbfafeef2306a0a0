import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { classHighlighter, highlightTree } from "@lezer/highlight";
import { describe, expect, it } from "vitest";
import { cpuMs } from "../../../../tests/cpu-time.ts";
import { heavyParagraphs } from "./heavy-paragraphs.ts";

const { parser } = markdown({ base: markdownLanguage, extensions: heavyParagraphs }).language;
const names = (text: string) => {
  const found: string[] = [];
  parser.parse(text).iterate({ enter: ({ name }) => void found.push(name) });
  return found;
};

describe("a paragraph with very many marks", () => {
  it.each(["[a](", "~~a", "![", "*a **b ", "`a``b"])("made of %j is parsed at once", (part) => {
    const began = cpuMs();
    expect(names(`${part.repeat(16_000)}\n\n*End*`)).toEqual([
      "Document",
      "Paragraph",
      "Paragraph",
      "Emphasis",
      "EmphasisMark",
      "EmphasisMark",
    ]);
    expect(cpuMs() - began).toBeLessThan(500);
  });

  it.each([`# ${"[a](".repeat(12_000)}`, `<p>${"<b ".repeat(12_000)}`])("may be a heading or HTML: %.8s", (text) => {
    const began = cpuMs();
    expect(names(text)).toEqual(["Document", "Paragraph"]);
    expect(cpuMs() - began).toBeLessThan(500);
  });

  it("is no ordinary one", () => {
    expect(names("A [link](/to) and **much**")).toEqual(expect.arrayContaining(["Link", "StrongEmphasis"]));
  });
});

describe("blocks inside each other", () => {
  it.each([">", "1. ", "> - "])("are highlighted, however deep: %j", (mark) => {
    const tree = parser.parse(`${mark.repeat(10_000)}a\n\n*End*`);
    const marked: string[] = [];
    highlightTree(tree, classHighlighter, (_from, _to, classes) => marked.push(classes));
    expect(marked.at(-2)).toContain("emphasis");
  });
});
