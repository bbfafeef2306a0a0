import { describe, expect, it } from "vitest";
import { cpuMs } from "../../../tests/cpu-time.ts";
import { contentToHtml } from "../../blocks/parts/rich-text/content-html.ts";
import { readMarkup } from "./read-markup.ts";

const read = (html: string, description?: string) =>
  readMarkup({ as: "markdown", html, above: { title: "The title", description }, path: "/page" });

describe("a block's markup as Markdown", () => {
  it.each([
    ["a heading below the page's title", "<h1>Other</h1><h3>Part</h3>", "## Other\n\n### Part"],
    ["no second title", "<h1>The title</h1><p>Text</p>", "Text"],
    ["no second description", "<h2>Part</h2><p>In short</p><p>Text</p>", "## Part\n\nText"],
    ["no controls", "<form><p>Mail</p><input></form><button>Go</button><label>On <input type=checkbox></label>a", "a"],
    ["nothing hidden", "<p>a<svg><text>b</text></svg><b hidden>c</b><i aria-hidden=true>d</i></p>", "a"],
    ["no words for the screen", '<a href="/x">Go<span class="sr-only"> (opens in a new tab)</span></a>', "[Go](/x)"],
    ["no repetition", "<table><tr><th>a<td>b</table><div data-read=skip>a: b</div>", "| a | b |\n| - | - |"],
    ["a remark in brackets", "<h3>Fast <span data-read=aside>New</span></h3>", "### Fast (New)"],
    ["links to parts of the page", '<a href="#faq">Ask</a>, <a href="#b3-note">1</a>', "[Ask](/page#faq), 1"],
    ["pictures that say something", '<img src="/a.png" alt="A desk"><img src="/b.png" alt="">', "![A desk](/a.png)"],
    [
      "a drawn illustration that says something",
      '<svg role="img" aria-label="A desk" data-src="/a.svg"><use href="/d.svg#a"></use></svg>' +
        '<svg aria-hidden="true" data-src="/b.svg"><use href="/d.svg#b"></use></svg>',
      "![A desk](/a.svg)",
    ],
    [
      "no caption twice",
      '<figure><img src="/a.png" alt="A desk"><figcaption>A desk</figcaption></figure>',
      "![A desk](/a.png)",
    ],
    ["questions", "<details><summary>Why?</summary><p>Because.</p></details>", "**Why?**\n\nBecause."],
    [
      "terms",
      "<dl><div><dt>Price<dd>$60</div><dt>Long<dd><p>a<p>b</dl>",
      "- **Price**: $60\n\n- **Long**\n\n  a\n\n  b",
    ],
    [
      "cards as sections, counted where the list counts",
      "<ol><li><h3>One</h3><p>a</p></li><li><h3>Two</h3><p>b</p></li></ol>",
      "### 1. One\n\na\n\n### 2. Two\n\nb",
    ],
    ["tables", "<table><tr><th>a<th align=right>b<tr><td>c|d<td>e</table>", "| a | b |\n| - | -: |\n| c\\|d | e |"],
    ["embeds as links", '<iframe src="https://a.org/v" title="A film"></iframe>', "[A film](https://a.org/v)"],
    ["code", "<pre><code>a &lt; b\n</code></pre>", "```\na < b\n```"],
    [
      "text that looks like Markdown",
      "<p># no * _list_ [x](y) &lt;b&gt;</p>",
      "\\# no \\* \\_list\\_ \\[x]\\(y) \\<b>",
    ],
    ["what Markdown has no form for", "<p>m<sup>2</sup></p>", "m<sup>2</sup>"],
  ])("has %s", (_what, html, markdown) => {
    expect(read(html, "In short")).toBe(markdown);
  });

  it("takes no longer than its length, however deep its emphasis is", () => {
    const start = cpuMs();
    read("<i>a<b>c".repeat(90));
    // Without its guard the writer needs minutes.
    expect(cpuMs() - start).toBeLessThan(1000);
  });
});

describe("clean markup in a feed", () => {
  it("has footnotes, tasks and videos in plain elements", () => {
    const html = contentToHtml(
      "a[^1]\n\n- [x] b\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n```js\nc\n```\n\n[^1]: d",
    );
    expect(readMarkup({ as: "feed", html, page: "https://a.org/blog/one" }).replaceAll("\n", "")).toBe(
      "<p>a<sup>1</sup></p><ul><li>☑ b</li></ul>" +
        '<p> <a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Watch the video on YouTube</a></p>' +
        "<pre><code>c</code></pre><ol><li><p>d </p></li></ol>",
    );
  });

  it("has absolute addresses, and neither names nor boxes", () => {
    const html =
      '<div class="table-scroll" tabindex="0"><table id="t"><tr><td>a</table></div><h2 id="text-x">b</h2>' +
      '<a href="/c" target="_blank">d<span class="sr-only"> (new)</span></a><a href="#x">e</a><img src="/f.png" alt="g" loading="lazy">';
    expect(readMarkup({ as: "feed", html, page: "https://a.org/blog/one" })).toBe(
      "<table><tbody><tr><td>a</td></tr></tbody></table><h2>b</h2>" +
        '<a href="https://a.org/c">d</a><a href="https://a.org/blog/one#x">e</a><img src="https://a.org/f.png" alt="g">',
    );
  });
});
