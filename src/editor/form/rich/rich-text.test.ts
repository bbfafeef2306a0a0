import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../../tests/property-runs.ts";
import { RICH_COMMANDS } from "./rich-commands.ts";
import { difference, type SelectedText } from "./selected-text.ts";

/** Reads a text in which two | mark the selection; a single one is the caret. */
function read(marked: string): SelectedText {
  const [before = "", inside = "", after] = marked.split("|");
  if (after === undefined) return { text: before + inside, start: before.length, end: before.length };
  return { text: before + inside + after, start: before.length, end: before.length + inside.length };
}

function show({ text, start, end }: SelectedText): string {
  const caret = start === end ? "" : "|";
  return `${text.slice(0, start)}|${text.slice(start, end)}${caret}${text.slice(end)}`;
}

function run(name: string, given: SelectedText): SelectedText {
  const command = RICH_COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`There is no ${name}`);
  return command.run(given);
}

const anyText = fc.string({ unit: fc.constantFrom("a", "b", "é", " ", "*", "`", "_"), maxLength: 24 });
const selected = (texts: fc.Arbitrary<string>) =>
  fc.tuple(texts, fc.nat(), fc.nat()).map(([text, one, other]): SelectedText => {
    const [start = 0, end = 0] = [one, other].map((index) => index % (text.length + 1)).toSorted((a, b) => a - b);
    return { text, start, end };
  });

describe("marks of words", () => {
  it.each([
    ["Bold", "some |words| here", "some **|words|** here"],
    ["Bold", "some **|words|** here", "some |words| here"],
    ["Bold", "some |**words**| here", "some |words| here"],
    ["Bold", "some| words |here", "some **|words|** here"],
    ["Bold", "so|me words", "**so|me** words"],
    ["Bold", "**so|me** words", "so|me words"],
    ["Bold", "some |", "some **|**"],
    ["Bold", "some **|**", "some |"],
    ["Bold", "some **words|**", "some **words**|"],
    ["Bold", "some **two words|** here", "some **two words**| here"],
    ["Bold", "some **two words**| here", "some **two words|** here"],
    ["Bold", "some **words**|", "some **words|**"],
    ["Bold", "***a|***", "***a**|*"],
    ["Italic", "***a|***", "***a*|**"],
    ["Italic", "**a|** b", "***a|*** b"],
    ["Bold", "some|**words**", "**some|****words**"],
    ["Bold", "**some**|words", "**some****|words**"],
    ["Code", "`call|`", "`call`|"],
    ["Italic", "* one *two|*", "* one *two*|"],
    ["Italic", "**|a|**", "***|a|***"],
    ["Italic", "***|a|***", "**|a|**"],
    ["Bold", "*|a|*", "***|a|***"],
    ["Code", "call |f()|", "call `|f()|`"],
    ["Bold", "|- one\n\n- two|", "- **|one**\n\n- **two|**"],
    ["Bold", "- **|one**\n- **two|**", "- |one\n- two|"],
    ["Bold", "|**one**\ntwo|", "**|one**\n**two|**"],
    ["Bold", "|  \n |", "|  \n |"],
  ])("%s turns %j into %j", (name, before, after) => {
    expect(show(run(name, read(before)))).toBe(after);
  });

  it.each(["Bold", "Italic", "Code"])("%s twice restores any line", (name) => {
    fc.assert(
      // A marker at the beginning would turn the line into a list.
      fc.property(selected(anyText.map((text) => `a${text}`)), (given) => {
        // A mere caret inside `aa*|*aa` leaves nothing by which to find the position again.
        fc.pre(given.start < given.end);
        expect(run(name, run(name, given)).text).toBe(given.text);
      }),
      propertyRuns(3000),
    );
  });

  it.each(["Bold", "Italic", "Code"])("%s twice restores lines of plain words", (name) => {
    const words = fc.string({ unit: fc.constantFrom("a", "b", "é", " ", "-", ">", "1.", "\n"), maxLength: 24 });
    fc.assert(
      fc.property(selected(words), (given) => {
        // A caret behind a word leaves its mark.
        fc.pre(given.start < given.end || !/[abé1]/.test(given.text[given.start - 1] ?? ""));
        expect(run(name, run(name, given)).text).toBe(given.text);
      }),
      propertyRuns(3000),
    );
  });
});

describe("lines", () => {
  it.each([
    ["Heading", "Wo|rds", "## Wo|rds"],
    ["Heading", "### Wo|rds", "Wo|rds"],
    ["Heading", "- Wo|rds", "## Wo|rds"],
    ["Bulleted list", "One\n|Two\n\nThree|\nFour", "One\n|- Two\n\n- Three|\nFour"],
    ["Bulleted list", "|- Two\n- Three|", "|Two\nThree|"],
    ["Bulleted list", "|Two\n|Three", "|- Two|\nThree"],
    ["Bulleted list", "|", "- |"],
    ["Bulleted list", "- |", "|"],
    ["Numbered list", "|- a\n- b|", "|1. a\n2. b|"],
    ["Numbered list", "|1. a\n2. b|", "|a\nb|"],
    ["Numbered list", "|a\n  b|", "|1. a\n  2. b|"],
    ["Quote", "|a\n\nb|", "|> a\n> \n> b|"],
    ["Quote", "|> a\n> \n> b|", "|a\n\nb|"],
    ["Quote", "- a|", "> - a|"],
  ])("%s turns %j into %j", (name, before, after) => {
    expect(show(run(name, read(before)))).toBe(after);
  });

  it.each(["Heading", "Bulleted list", "Numbered list", "Quote"])("%s twice restores plain lines", (name) => {
    const words = fc
      .string({ unit: fc.constantFrom("a", "b", "é", " ", "*", ","), maxLength: 8 })
      .map((end) => `w${end}`);
    const lines = fc.array(fc.oneof(words, fc.constant("")), { maxLength: 5 }).map((all) => all.join("\n"));
    fc.assert(
      fc.property(selected(lines), (given) => {
        expect(run(name, run(name, given)).text).toBe(given.text);
      }),
    );
  });
});

describe("links", () => {
  it.each([
    ["read |this| now", "read [this](|https://|) now"],
    ["read [this](|https://|) now", "read |this| now"],
    ["read [th|is](/page) now", "read |this| now"],
    ["read [th|is](/page_(a)) now", "read |this| now"],
    ["|a [b](/b) and [c](/c) d|", "a |b and c| d"],
    ["see |https://example.org/a| there", "see [|](https://example.org/a) there"],
    ["see | there", "see [|](https://) there"],
    ["![pic|ture](/p.png)", "![pic|ture](/p.png)"],
    ["| one\ntwo|", " [one](|https://|)\ntwo"],
  ])("turns %j into %j", (before, after) => {
    expect(show(run("Link", read(before)))).toBe(after);
  });

  it("twice restores words", () => {
    const words = fc.string({ unit: fc.constantFrom("a", "b", " ", "*", "\n"), maxLength: 12 });
    fc.assert(
      fc.property(selected(words), (given) => {
        expect(run("Link", run("Link", given)).text).toBe(given.text);
      }),
    );
  });
});

it("finds the part that differs, whatever the texts are", () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const { from, to, by } = difference(before, after);
      expect(before.slice(0, from) + by + before.slice(to)).toBe(after);
    }),
  );
});
