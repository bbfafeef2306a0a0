import { tests } from "commonmark-spec";
import { describe, expect, it } from "vitest";
import { isHtml } from "./is-html.ts";
import { markdownToHtml } from "./markdown.ts";
import { contentToHtml } from "./sanitise.ts";

const withTabs = (text: string) => text.replaceAll("→", "\t");
/** The reference in the same notation: no slash in empty elements, no line in an empty quote. */
const inOurNotation = (html: string) =>
  withTabs(html)
    .replaceAll(/<(br|hr|img)((?: [a-z]+="[^"]*")*) \/>/g, "<$1$2>")
    .replaceAll("<blockquote>\n</blockquote>", "<blockquote></blockquote>");

const LINKED = "GitHub's Markdown links plain addresses";
/** The examples of CommonMark that are rendered in another way, with the reason. */
const DEVIATIONS: Record<number, string> = {
  34: "a class is the name of a language only",
  144: "a class is the name of a language only",
  602: LINKED,
  608: LINKED,
  611: LINKED,
  612: LINKED,
};

describe("Markdown is rendered as the CommonMark specification says", () => {
  it("in each of its examples but those listed", () => {
    const deviations = tests.filter(({ markdown, html }) => markdownToHtml(withTabs(markdown)) !== inOurNotation(html));
    expect(tests.length).toBe(652);
    expect(deviations.map(({ number }) => number)).toEqual(Object.keys(DEVIATIONS).map(Number));
  });

  it("and is cleaned like the HTML of the examples", () => {
    // Text that begins with a tag is HTML (spec 3), and so is not read as Markdown.
    const isRead = (markdown: string, html: string) => !isHtml(markdown) && isHtml(html);
    const read = tests.filter(({ number, markdown, html }) => !(number in DEVIATIONS) && isRead(markdown, html));
    expect(read.length).toBeGreaterThan(580);
    const faults = read.filter(
      ({ markdown, html }) => contentToHtml(withTabs(markdown)).trim() !== contentToHtml(inOurNotation(html)).trim(),
    );
    expect(faults.map(({ number }) => number)).toEqual([]);
  });
});

const table = (head: string, body = "") =>
  `<table><thead><tr>${head}</tr></thead>${body && `<tbody>${body}</tbody>`}</table>`;
const box = (isDone: boolean) => `<input ${isDone ? 'checked="" ' : ""}disabled="" type="checkbox">`;
const link = (href: string, text = href) => `<a href="${href}">${text}</a>`;

/** Examples of the GitHub Flavored Markdown specification, with their numbers there. */
const GITHUB: [example: string, markdown: string, html: string][] = [
  [
    "198, a table",
    "| foo | bar |\n| --- | --- |\n| baz | bim |",
    table("<th>foo</th><th>bar</th>", "<tr><td>baz</td><td>bim</td></tr>"),
  ],
  [
    "199, aligned columns",
    "| abc | defghi |\n:-: | -----------:\nbar | baz",
    table(
      '<th align="center">abc</th><th align="right">defghi</th>',
      '<tr><td align="center">bar</td><td align="right">baz</td></tr>',
    ),
  ],
  [
    "200, pipes inside cells",
    "| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |",
    table("<th>f|oo</th>", "<tr><td>b <code>|</code> az</td></tr><tr><td>b <strong>|</strong> im</td></tr>"),
  ],
  [
    "201, a quote ends a table",
    "| abc | def |\n| --- | --- |\n| bar | baz |\n> bar",
    `${table("<th>abc</th><th>def</th>", "<tr><td>bar</td><td>baz</td></tr>")}<blockquote><p>bar</p></blockquote>`,
  ],
  [
    "202, a line without pipes is a row, an empty one ends a table",
    "| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar",
    `${table("<th>abc</th><th>def</th>", "<tr><td>bar</td><td>baz</td></tr><tr><td>bar</td><td></td></tr>")}<p>bar</p>`,
  ],
  ["203, a head of another width", "| abc | def |\n| --- |\n| bar |", "<p>| abc | def |\n| --- |\n| bar |</p>"],
  [
    "204, rows of another width",
    "| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |",
    table("<th>abc</th><th>def</th>", "<tr><td>bar</td><td></td></tr><tr><td>bar</td><td>baz</td></tr>"),
  ],
  ["205, a head alone", "| abc | def |\n| --- | --- |", table("<th>abc</th><th>def</th>")],
  ["279, tasks", "- [ ] foo\n- [x] bar", `<ul><li>${box(false)} foo</li><li>${box(true)} bar</li></ul>`],
  [
    "280, tasks in tasks",
    "- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim",
    `<ul><li>${box(true)} foo<ul><li>${box(false)} bar</li><li>${box(true)} baz</li></ul></li><li>${box(false)} bim</li></ul>`,
  ],
  ["491, struck text", "~~Hi~~ Hello, ~there~ world!", "<p><del>Hi</del> Hello, <del>there</del> world!</p>"],
  ["492, not across paragraphs", "This ~~has a\n\nnew paragraph~~.", "<p>This ~~has a</p><p>new paragraph~~.</p>"],
  ["493, not with three signs", "This will ~~~not~~~ strike.", "<p>This will ~~~not~~~ strike.</p>"],
  ["622, an address", "www.commonmark.org", `<p>${link("http://www.commonmark.org", "www.commonmark.org")}</p>`],
  [
    "624, without the full stop",
    "Visit www.commonmark.org.",
    `<p>Visit ${link("http://www.commonmark.org", "www.commonmark.org")}.</p>`,
  ],
  [
    "625, parentheses that belong to it",
    "www.google.com/search?q=Markup+(business)\n\n(www.google.com/search?q=Markup+(business))",
    `<p>${link("http://www.google.com/search?q=Markup+(business)", "www.google.com/search?q=Markup+(business)")}</p>` +
      `<p>(${link("http://www.google.com/search?q=Markup+(business)", "www.google.com/search?q=Markup+(business)")})</p>`,
  ],
  [
    "629, with a scheme",
    "http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))",
    `<p>${link("http://commonmark.org")}</p><p>(Visit ${link("https://encrypted.google.com/search?q=Markup+(business)")})</p>`,
  ],
  ["630, an email address", "foo@bar.baz", `<p>${link("mailto:foo@bar.baz", "foo@bar.baz")}</p>`],
];

const withoutGaps = (html: string) =>
  html
    .replaceAll(/>\s+</g, "><")
    .replaceAll(/\s+(?=<)|(?<=<\/?\w+>)\s+/g, "")
    .trim();

describe("Markdown is rendered as GitHub's specification says", () => {
  it.each(GITHUB)("in example %s", (_example, markdown, html) => {
    expect(withoutGaps(contentToHtml(markdown))).toBe(withoutGaps(contentToHtml(html)));
  });

  it.each([
    ["a bracket that was escaped", "- \\[x] foo", "<ul><li>[x] foo</li></ul>"],
    ["a box without words", "- [x]", "<ul><li>[x]</li></ul>"],
    ["a box before the next line", "- [x]\n  foo", `<ul><li>${box(true)} foo</li></ul>`],
    ["a box in a paragraph", "[x] foo", "<p>[x] foo</p>"],
    ["a numbered task with a paragraph", "1. [X] foo\n\n   bar", `<ol><li><p>${box(true)} foo</p><p>bar</p></li></ol>`],
  ])("of tasks, with %s", (_what, markdown, html) => {
    expect(withoutGaps(contentToHtml(markdown))).toBe(withoutGaps(contentToHtml(html)));
  });
});
