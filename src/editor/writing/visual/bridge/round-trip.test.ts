import { tests } from "commonmark-spec";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../../../tests/property-runs.ts";
import { EVERYDAY, GFM_CASES } from "./everyday.ts";
import { parseMarkdown } from "./parse.ts";
import { isSameTree } from "./same-tree.ts";
import { blockOf } from "./to-mdast.ts";
import { openInSteps, openVisualText } from "./open-text.ts";
import { docOfText, placeOfBlocks, sourceOf, type VisualText } from "./visual-text.ts";
import { writeChanges } from "./write-changes.ts";

const COMMONMARK = tests.map(({ markdown }) => markdown.replaceAll("→", "\t"));
const ALL = [...COMMONMARK, ...GFM_CASES, ...EVERYDAY];

/** Opening all of them takes most of a second: each test uses the same. */
const TEXTS = new Map(ALL.map((source) => [source, openVisualText(source)]));

function opened(source: string): VisualText | undefined {
  const text = TEXTS.get(source);
  return text?.ok ? text.value : undefined;
}

/** Places in a document where text can be typed, with the index of their block. */
function placesIn(doc: Node): { block: number; pos: number }[] {
  const places: { block: number; pos: number }[] = [];
  doc.forEach((child, offset, block) => {
    child.descendants((node, pos) => {
      if (node.isText)
        for (let at = 0; at <= node.nodeSize; at += 1) places.push({ block, pos: offset + 1 + pos + at });
      return true;
    });
    if (child.isTextblock) child.forEach((node, pos) => node.isText && places.push({ block, pos: offset + 1 + pos }));
  });
  return places;
}

const OPEN = ALL.flatMap((source) => {
  const text = opened(source);
  return text && placesIn(docOfText(text)).length > 0 ? [{ source, text }] : [];
});

/** What people type, except for addresses, which become links; and what has a meaning in Markdown. */
const typed = fc.string({
  unit: fc.constantFrom(...Array.from("abé 日*_`[]()<>!#-+.1\\|~&:/\"'=^{}$")),
  minLength: 1,
  maxLength: 8,
});

describe("the visual mode", () => {
  it("opens every everyday document without raw HTML, and every case of GitHub's additions", () => {
    const refused = [...GFM_CASES, ...EVERYDAY].filter((source) => opened(source) === undefined);
    expect(refused).toEqual([]);
  });

  it("opens most of the CommonMark suite, and names construct and line of the others", () => {
    const texts = COMMONMARK.flatMap((source) => TEXTS.get(source) ?? []);
    expect(texts.filter(({ ok }) => ok).length).toBeGreaterThan(COMMONMARK.length * 0.7);
    const reasons = texts.flatMap((text) => (text.ok ? [] : [text.error.message]));
    const isNamed = (reason: string) => /^[A-Z][\w ]+ in line \d+ keeps this text in Markdown\.$/.test(reason);
    expect(reasons.filter((reason) => !isNamed(reason))).toEqual([]);
  });

  it.each([
    ["One\n\nTwo <b>bold</b>", "Raw HTML in line 3"],
    ["<div>One</div>", "HTML in line 1"],
    ["A [link][a]\n\n[a]: /x", "A link to a definition in line 1"],
    ["One\n\n[a]: /x", "A link definition in line 3"],
    ["| a |\n| - |\n| 1 | 2 |", "A table of an unusual form in line 1"],
    ["*a *b* c*", "Emphasis inside emphasis in line 1"],
  ])("says what keeps %j in text mode", (source, reason) => {
    expect(openVisualText(source)).toMatchObject({
      ok: false,
      error: { message: `${reason} keeps this text in Markdown.` },
    });
  });

  it("reads a long text in steps, of which parsing it is the longest", { tags: ["slow"] }, () => {
    const odd = `*  A list\n\n\n${"Some words and more of them.".repeat(4)}\n\n`;
    const source = odd.repeat(12_000 / odd.length);
    const since = (start?: NodeJS.CpuUsage) => {
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    parseMarkdown(source);
    const before = process.cpuUsage();
    parseMarkdown(source);
    const parsing = since(before);
    const steps = openInSteps(source);
    const times: number[] = [];
    for (let isDone = false; !isDone;) {
      const start = process.cpuUsage();
      isDone = steps.next().done === true;
      times.push(since(start));
    }
    expect(times.length).toBeGreaterThan(source.length / odd.length);
    expect(Math.max(...times)).toBeLessThan(Math.max(parsing * 3, 200_000));
  });

  it("says where some of its blocks are in the Markdown", () => {
    const source = "\n# One\r\n\r\n- a\r\n- b\r\n\r\n\r\nThree\r\n".replace("\n", "\r\n");
    const text = openVisualText(source);
    if (!text.ok) throw new Error(text.error.message);
    const place = (first: number, last: number) => {
      const { start, end } = placeOfBlocks(text.value, first, last);
      return source.slice(start, end);
    };
    expect([place(0, 0), place(1, 1), place(1, 2)]).toEqual(["# One", "- a\r\n- b", "- a\r\n- b\r\n\r\n\r\nThree"]);
  });

  it("changes no byte of a text that is opened and closed", () => {
    for (const { source, text } of OPEN) {
      expect(sourceOf(text)).toBe(source);
      expect(sourceOf(writeChanges(text, docOfText(text)))).toBe(source);
    }
  });

  it("changes no byte outside the block that is typed in, and writes there what is on the screen", () => {
    const property = fc.property(fc.nat(), fc.nat(), typed, (which, where, words) => {
      const { source, text } = OPEN[which % OPEN.length] ?? { source: "", text: opened("") };
      if (!text) return;
      const doc = docOfText(text);
      const places = placesIn(doc);
      const place = places[where % places.length];
      if (!place) return;
      const changed = EditorState.create({ doc }).tr.insertText(words, place.pos).doc;
      const result = writeChanges(text, changed);
      const written = sourceOf(result);
      const outside = (parts: VisualText) => [
        parts.pieces.slice(0, place.block).map((piece) => piece.source),
        parts.pieces.slice(place.block + 1).map((piece) => piece.source),
        parts.gaps,
      ];
      expect(outside(result)).toEqual(outside(text));
      const [before = [], after = []] = [source, written].map(
        (one) => parseMarkdown(one.replaceAll("\r\n", "\n")).children,
      );
      const block = blockOf(changed.child(place.block));
      const expected = before.map((one, index) => (index === place.block ? block : one));
      const isSame =
        expected.length === after.length &&
        expected.every((one, index) => {
          const other = after[index];
          return one !== undefined && other !== undefined && isSameTree(one, other);
        });
      if (!isSame) throw new Error(`${JSON.stringify(source)} became ${JSON.stringify(written)}`);
    });
    fc.assert(property, propertyRuns(300));
  });
});
