import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
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

  it("is no ordinary one", () => {
    expect(names("A [link](/to) and **much**")).toEqual(expect.arrayContaining(["Link", "StrongEmphasis"]));
  });
});
