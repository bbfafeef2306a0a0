import { expect, it } from "vitest";
import { cpuMs } from "../../../../../tests/cpu-time.ts";
import { htmlToMarkdown, htmlToText } from "./html-to-markdown.ts";
import { Losses } from "./losses.ts";

const SITE = "https://old.example/blog/";

function convert(html: string) {
  const losses = new Losses();
  const { text } = htmlToMarkdown(html, SITE, losses);
  return { text, remarks: losses.remarks() };
}

it.each([
  ["paragraphs of the classic editor", "One\ntwo <em>three</em>\n\nFour", "One\\\ntwo _three_\n\nFour"],
  [
    "blocks",
    "<!-- wp:paragraph -->\n<p>Hi <strong>you</strong></p>\n<!-- /wp:paragraph -->\n<!-- wp:list --><ul><li>a<ul><li>b</li></ul></li></ul><!-- /wp:list -->",
    "Hi **you**\n\n- a\n  - b",
  ],
  ["spaces at the ends of emphasis", "<p><b>Note: </b>it<i> works </i>now</p>", "**Note:** it _works_ now"],
  ["inner lists beside their items", "<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>", "- a\n  - b\n- c"],
  ["lines between tags", "<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\nText", "- One\n- Two\n\nText"],
  ["code, with its empty lines", "<pre>if (a &lt; b) {\n\n}</pre>", "```\nif (a < b) {\n\n}\n```"],
  ["code in a language", '<pre class="brush: js; title: x">a();</pre>', "```js\na();\n```"],
  [
    "code of a block",
    '<pre class="wp-block-code"><code lang="php" class="language-php">a();</code></pre>',
    "```php\na();\n```",
  ],
  ["code in a language as a shortcode", '[sourcecode language="css"]\na {}\n[/sourcecode]', "```css\na {}\n```"],
  ["code as a shortcode", "[code]\n<b>&lt;i&gt;</b>\n[/code]", "```\n<b><i></b>\n```"],
  ["a shortcode inside code", "Write <code>[gallery]</code>", "Write `[gallery]`"],
  [
    "a caption",
    '[caption width="9"]<a href="/a.jpg"><img src="a-300.jpg" alt="A cat"></a> My <i>cat</i>[/caption]',
    '![A cat](https://old.example/blog/a-300.jpg "My cat")',
  ],
  [
    "a figure",
    '<figure class="wp-block-image"><img src="https://x.org/a.png" alt="A"/><figcaption>Words</figcaption></figure>',
    '![A](https://x.org/a.png "Words")',
  ],
  [
    "a picture that loads late",
    '<img src="data:image/gif;base64,R0" data-src="/a.png" alt="A">',
    "![A](https://old.example/a.png)",
  ],
  ["a gallery", '[gallery ids="5, 6"]', "![](https://attachment.invalid/5)\n\n![](https://attachment.invalid/6)"],
  ["an address alone", "a\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nb", "a\n\n<https://youtu.be/dQw4w9WgXcQ>\n\nb"],
  [
    "an embed",
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/123\n</div></figure>',
    "<https://vimeo.com/123>",
  ],
  [
    "a player",
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    "<https://www.youtube.com/embed/dQw4w9WgXcQ>",
  ],
  [
    "a player inside a paragraph, and a page's end",
    'a <iframe src="https://vimeo.com/1"></iframe> b<!--nextpage-->',
    "a\n\n<https://vimeo.com/1>\n\nb\n\n---",
  ],
  ["space around tags", "<p> a <b> b </b> <br> c<em> </em></p> <p><i></i> d</p>", "a **b**\\\nc\n\nd"],
  ["a table", "<table><tr><th>a</th></tr><tr><td>1|2</td></tr></table>", "| a |\n| - |\n| 1\\|2 |"],
  ["text without signs in Markdown", "H<sub>2</sub>O <kbd>Esc</kbd>", "H<sub>2</sub>O <kbd>Esc</kbd>"],
  [
    "details",
    "<details><summary>More &amp; more</summary><p><b>a</b></p></details>",
    "<!-- -->\n\n<details><summary>More &#x26; more</summary>\n\n**a**\n\n</details>",
  ],
  ["words in brackets", "He said [sic] in [1]", "He said \\[sic] in \\[1]"],
  ["signs of Markdown", "2 * 3 * 4 # no_thing", "2 \\* 3 \\* 4 # no_thing"],
  ["an unsafe link", '<a href="java\nscript:alert(1)">a</a>', "a"],
  ["pages of one post", "a<!--nextpage-->b", "a\n\n---\n\nb"],
])("turns %s into Markdown", (_case, html, markdown) => {
  expect(convert(html)).toEqual({ text: markdown, remarks: [] });
});

it("names what it leaves out, and what became a link", () => {
  const html =
    '[contact-form-7 id="1"] [box]inside[/box] <form><input></form><script>alert(1)</script>' +
    '[video mp4="https://x.org/a.mp4"][/video]<iframe src="https://maps.example/x"></iframe>[gallery]';
  expect(convert(html)).toEqual({
    text: "inside\n\n<https://x.org/a.mp4>\n\n<https://maps.example/x>",
    remarks: [
      "Left out: shortcode [contact-form-7], shortcode [box], shortcode [gallery], form, script",
      "Became a link: video, frame",
    ],
  });
});

it("says where the addresses of pictures are", () => {
  const html =
    '<pre>![a](https://x.org/a.png)</pre><blockquote><ul><li><a href="/b"><img src="https://x.org/a.png" alt="A](b"> b</a>' +
    '</li></ul></blockquote><img src="/a(1).png" alt="escaped"><table><tr><td><img src="/c.png"></td></tr></table>';
  const { text, pictures } = htmlToMarkdown(html, SITE, new Losses());
  expect(pictures.map(({ start, end }) => text.slice(start, end))).toEqual(pictures.map(({ url }) => url));
  expect(pictures.map(({ url, alt }) => [url, alt])).toEqual([
    ["https://x.org/a.png", "A](b"],
    ["https://old.example/c.png", ""],
  ]);
  expect(text).not.toContain("\u0000");
});

it("reads a title's words", () => {
  expect(htmlToText("Tom &amp; <em>Ann</em> &#8211;\n more")).toBe("Tom & Ann – more");
});

/** Sources that make a careless reader quadratic, or its result a thousand times as large. */
const HOSTILE: Readonly<Record<string, string>> = {
  "open shortcodes": "[caption x".repeat(20_000),
  "shortcodes without ends": "[caption]".repeat(20_000),
  "open tags": "<div ".repeat(40_000),
  "open code": "<pre>".repeat(40_000),
  "empty lines": "\n \n".repeat(60_000),
  spaces: `a\n${" ".repeat(200_000)}b`,
  "wide cells": `<table>${'<tr><td colspan="99999" rowspan="99999">a'.repeat(200)}</table>`,
  signs: "*_[`<".repeat(40_000),
};

/** @returns whether the source was converted, or refused as nested too deep. */
function outcomeOf(html: string): string {
  try {
    convert(html);
    return "converted";
  } catch (error) {
    return error instanceof RangeError ? "refused" : String(error);
  }
}

it.each(Object.keys(HOSTILE))("takes linear time for %s", { tags: ["slow"] }, (name) => {
  const start = cpuMs();
  expect(outcomeOf(HOSTILE[name] ?? "")).toMatch(/^(?:converted|refused)$/);
  expect(cpuMs() - start).toBeLessThan(5000);
});
