import { describe, expect, it } from "vitest";
import { countWords, readingMinutes } from "#shared";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { headingAtLine, outlineOf } from "./outline.ts";

const WORD_LIST = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>One</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Inside</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Two</p>`;

const wordItem = (level: number, marker: string, words: string) =>
  `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${words}</p>`;

const WORD_LISTS = [
  wordItem(1, "·", "One"),
  wordItem(2, "1.", "Inside"),
  wordItem(2, "o", "Too"),
  wordItem(1, "i.", "First"),
  wordItem(1, "ii.", "Second"),
].join("\n");

describe("pasted HTML", () => {
  it.each([
    ["headings and emphasis", "<h1>Plan</h1><p>It <b>works</b> <i>now</i>.</p>", "## Plan\n\nIt **works** *now*."],
    ["a list of tasks", '<ul><li><input type="checkbox" checked> Done</li><li>Open</li></ul>', "- [x] Done\n- Open"],
    [
      "a table of a spreadsheet, which marks no heading",
      "<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>",
      "| A | B |\n| - | - |\n| 1 | 2 |",
    ],
    ["a table of one row", "<table><tr><td>1</td></tr></table>", "|   |\n| - |\n| 1 |"],
    ["a table", "<table><tr><th>A</th></tr><tr><td>1</td></tr></table>", "| A |\n| - |\n| 1 |"],
    ["Word's list paragraphs", WORD_LIST, "- One\n  - Inside\n- Two"],
    [
      "Google Docs, which encloses all in a bold that isn't",
      '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">not</span></p></b>',
      "**Bold** and *not*",
    ],
    ["Word's lists of two kinds", WORD_LISTS, "- One\n\n  1. Inside\n\n  - Too\n\n1. First\n2. Second"],
    [
      "inner lists of Google Docs, which are beside their items",
      "<ul><li>One</li><ul><li>Inside</li><ol><li>Deep</li></ol></ul><li>Two</li></ul>",
      "- One\n  - Inside\n    1. Deep\n- Two",
    ],
    [
      "spaces at the ends of emphasis",
      "<p><b>Note: </b>it<b><i> works</i> </b>now<b> </b><i>here<br></i></p>",
      "**Note:** it **_works_** now *here*",
    ],
    ["a picture and a link", '<p><a href="/a"><img src="/p.png" alt="A p"></a></p>', "[![A p](/p.png)](/a)"],
    ["what could harm", '<h2>Hi</h2><a href="javascript:alert(1)">go</a><script>x</script>', "## Hi\n\ngo"],
  ])("becomes Markdown: %s", async (_name, html, markdown) => {
    expect(await htmlToMarkdown(html)).toBe(markdown);
  });

  it("is left to its plain text where it has no format, as that of code editors, or is nested too deep", async () => {
    expect(await htmlToMarkdown('<div style="color:red"><span>const a</span></div>')).toBeUndefined();
    expect(await htmlToMarkdown("<b>".repeat(100_000))).toBeUndefined();
  });
});

describe("the outline of a text", () => {
  it("has the headings of both kinds, but none of code, lists or quotations", () => {
    const text = "# One *two* ##\n\n```\n# code\n```\nThree\n---\n\n- a\n---\n> # quoted\n\n##\n#hash\n### [Four](/x)";
    const headings = outlineOf(text);
    expect(outlineOf(text.replaceAll("\n", "\r\n"))).toEqual(headings);
    expect(headings).toEqual([
      { level: 1, text: "One two", line: 1 },
      { level: 2, text: "Three", line: 6 },
      { level: 3, text: "Four", line: 15 },
    ]);
    expect([headingAtLine(headings, 1), headingAtLine(headings, 8), headingAtLine(headings, 99)]).toEqual([0, 1, 2]);
    expect(headingAtLine(outlineOf("Text\n\n# A"), 1)).toBe(-1);
  });
});

describe("the length of a text", () => {
  it("counts words as people read them", () => {
    expect(countWords("# Don’t panic\n\nSee [the plan](/a/b 'c'), 3.5 km — `x`\n\n```ts\ncode here\n```")).toBe(10);
    expect([readingMinutes(0), readingMinutes(238), readingMinutes(1190)]).toEqual([1, 1, 5]);
  });

  it.each(["[", "](", "<", "`", "# ", "&#", " ", "![a](", "*", "- "])(
    "reads long runs of %j in linear time",
    (part) => {
      const text = part.repeat(200_000 / part.length);
      const start = process.cpuUsage();
      countWords(text);
      outlineOf(text);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(400);
    },
  );
});
