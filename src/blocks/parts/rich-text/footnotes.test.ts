import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../../tests/query-html.ts";
import { contentToHtml } from "./sanitise.ts";

const render = (content: string) => queryHtml(contentToHtml(content, { idPrefix: "b3" }));
const notesOf = (content: string) => render(content).texts(".footnotes > ol > li");

describe("footnotes", () => {
  const TEXT = "A[^x], b[^Y], c[^x].\n\n[^y]: Second, see[^x]\n    more\n\n    - list\n\n[^x]: First\n\n[^z]: unused";

  it("are listed at the end in the order of their numbers, those that are referred to", () => {
    const { texts, one, values } = render(TEXT);
    expect(one(".footnotes[role=group]").properties.ariaLabel).toBe("Footnotes");
    expect(texts("p > sup > a")).toEqual(["1", "2", "1", "1"]);
    expect(values(".footnotes > ol > li", "id")).toEqual(["b3-note-1", "b3-note-2"]);
    expect(notesOf(TEXT)[1]).toMatch(/^Second, see1\s+more\s+list/);
  });

  it("lead to their notes and back to each place, by names that say so", () => {
    const { values } = render(TEXT);
    expect(values("sup > a", "href")).toEqual(["#b3-note-1", "#b3-note-2", "#b3-note-1", "#b3-note-1"]);
    expect(values("sup > a", "id")).toEqual(["b3-ref-1", "b3-ref-2", "b3-ref-1-2", "b3-ref-1-3"]);
    const back = "a[role=doc-backlink]";
    expect(values(back, "href")).toEqual(["#b3-ref-1", "#b3-ref-1-2", "#b3-ref-1-3", "#b3-ref-2"]);
    expect(values(back, "aria-label")?.slice(0, 2)).toEqual(["Back to reference 1", "Back to reference 1-2"]);
    expect(values("sup > a", "aria-label")?.[1]).toBe("Footnote 2");
  });

  it.each([
    ["of several definitions the first", "a[^1]\n\n[^1]: one\n\n[^1]: two", ["one"]],
    ["a definition after a line of text, and lines that continue it", "a[^1]\n[^1]: one\ntwo", ["one two"]],
    ["one inside a quote", "a[^1]\n\n> [^1]: one", ["one"]],
    ["one inside another", "a[^1] b[^2]\n\n[^1]: one\n\n    [^2]: two", ["one", "two"]],
    ["an empty one", "a[^1]\n\n[^1]:", [""]],
    ["none without a definition", "a[^1] b[^toString]", []],
    ["none in code", "a `[^1]`\n\n[^1]: one", []],
    ["none whose label has a space", "a[^b c]\n\n[^b c]: one", []],
    ["none that is typed inline, which GitHub doesn't know", "a^[one]", []],
  ])("have %s", (_what, content, notes) => {
    expect(notesOf(content).map((note) => note.replace(/\s*↩.*$/s, "").trim())).toEqual(notes);
  });

  it("never link inside a link, and none that raw HTML makes up", () => {
    const { all, texts } = render(
      'x <a href="/a">b[^1]</a> <sup data-note="7">7</sup> <sup data-note="x">8</sup>\n\n[^1]: one',
    );
    expect([all("a a"), texts("a"), texts("sup")]).toEqual([[], ["b1"], ["1", "7", "8"]]);
  });

  it("keep a heading's own id, and lead there", () => {
    const { values } = render("## Note 1\n\n[x](#note-1) a[^1]\n\n[^1]: one");
    expect(values("a", "href")).toEqual(["#text-note-1", "#b3-note-1", "#b3-ref-1"]);
  });

  it("stay few: what is beyond a thousand references stays as it was typed", () => {
    const html = contentToHtml(`${"a[^1] ".repeat(3000)}\n\n[^1]: ${"long ".repeat(2000)}`);
    expect(html.match(/doc-backlink/g)).toHaveLength(1000);
    expect(html.match(/\[\^1\]/g)).toHaveLength(2000);
    expect(html.length).toBeLessThan(400_000);
  });
});
