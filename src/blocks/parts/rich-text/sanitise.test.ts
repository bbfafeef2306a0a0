import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../../tests/query-html.ts";
import { contentHosts, contentToHtml, sanitiseHtml, sanitiseSvg } from "./sanitise.ts";

describe("sanitiseHtml", () => {
  it.each([
    ["the text of elements that it drops", "<p>a <font color=red>b</font> <x-y>c</x-y></p>", "<p>a b c</p>"],
    ["nothing of scripts, styles and frames", "a<script>b</script><style>c</style><iframe>d</iframe>", "a"],
    ["no styling and no names", '<p class="x" style="color:red" id="y" data-z="1" hidden>a</p>', "<p>a</p>"],
    ["one title for the page", "<h1>a</h1><h2>b</h2><h6>c</h6>", "<h2>a</h2><h2>b</h2><h4>c</h4>"],
    ["no landmarks", "<main><nav>a</nav><section>b</section></main>", "<div><div>a</div><div>b</div></div>"],
    ["no heading without words", "<h2> </h2><h3><b></b></h3><p>a</p>", "<p>a</p>"],
    [
      "how lists count",
      '<ol start="3" type="a"><li value="9">a</ol>',
      '<ol start="3" type="a"><li value="9">a</li></ol>',
    ],
    ["no parts without their parent", "<li>a</li><td>b</td><summary>c</summary><rt>d</rt>", "abcd"],
    ["ruby", "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>", "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>"],
    [
      "safe links",
      '<a href="/a">b</a> <a href="mailto:a@b.c">d</a>',
      '<a href="/a">b</a> <a href="mailto:a@b.c">d</a>',
    ],
    ["the words of other links", '<a href="x.html">a</a> <a href="javascript:1">b</a> <a>c</a>', "a b c"],
    ["safe images, loaded lazily", '<img src="/a.png" alt="b">', '<img alt="b" src="/a.png" loading="lazy">'],
    ["images without words as decoration", '<img src="/a.png">', '<img alt="" src="/a.png" loading="lazy">'],
    ["no other images", '<img src="a.png"><img src="//a/b"><img>', ""],
    [
      "details and abbreviations",
      '<details open><summary>a</summary><abbr title="b">c</abbr></details>',
      '<details open><summary>a</summary><abbr title="b">c</abbr></details>',
    ],
  ])("keeps %s", (_what, html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });

  it("announces a new tab, which gets no access to ours", () => {
    const html = sanitiseHtml('<a href="/a" target="_blank" rel="opener">b</a><a href="/c" target="_top">d</a>', {
      opensInNewTab: "neue Seite",
      table: "",
    });
    const { all, one, texts, values } = queryHtml(html);
    expect(texts("a")).toEqual(["b (neue Seite)", "d"]);
    expect(texts("a[href='/a'][target=_blank][rel=noopener] > .sr-only")).toEqual(["(neue Seite)"]);
    expect(values("a", "target")).toEqual(["_blank", undefined]);
    expect(one("a", "d").properties).toEqual({ href: "/c" });
    expect(all("body > :not(a)")).toEqual([]);
  });

  it("puts each table into a box that scrolls and that the keyboard reaches by the caption's name", () => {
    const [box, named] = ["<table><tr><td>a</table>", '<table><caption>b "c"</caption></table>'].map((html) =>
      sanitiseHtml(html),
    );
    // The sheet makes this class scroll.
    const boxes = (html = "") =>
      queryHtml(html).values(".table-scroll[role=group][tabindex='0']:has(> table)", "aria-label");
    expect([boxes(box), boxes(named)]).toEqual([["Table"], ['b "c"']]);
  });

  it("shows markup that is nested too deep to be parsed as text", () => {
    expect(sanitiseHtml("<div>".repeat(20_000))).toMatch(/^<p>(?:&#x3C;div>)+<\/p>$/);
  });
});

describe("contentToHtml", () => {
  it("reads text that begins with a tag as HTML, any other as Markdown", () => {
    expect(contentToHtml(" <b>a</b> *b*").trim()).toBe("<b>a</b> *b*");
    expect(contentToHtml("a *b* <b>c</b>")).toBe("<p>a <em>b</em> <b>c</b></p>\n");
    expect(contentToHtml("<https://a.b/c>")).toBe('<p><a href="https://a.b/c">https://a.b/c</a></p>\n');
    expect(contentToHtml("<a@b.org>")).toContain('href="mailto:a@b.org"');
    expect(contentToHtml("HTML content here")).toBe("<p>HTML content here</p>\n");
    expect(contentToHtml("")).toBe("");
  });

  it("supports GitHub's tables, strikethrough and task lists", () => {
    const html = contentToHtml("| a | b |\n|---|--:|\n| ~~c~~ | d |\n\n- [x] e\n- [ ] f\n");
    expect(html).toContain('<th align="right">b</th>');
    expect(html).toContain("<td><del>c</del></td>");
    const { texts, values } = queryHtml(html);
    expect(texts("li")).toEqual(["☑ e", "☐ f"]);
    expect(values("li > [role=img]", "aria-label")).toEqual(["Done", "To do"]);
  });

  it.each([
    ["a ~b *c*~ d", "a <del>b <em>c</em></del> d"],
    ["~~a~~ ~b~", "<del>a</del> <del>b</del>"],
    ["~5 and ~10, ~ a ~ \\~b~", "~5 and ~10, ~ a ~ ~b~"],
  ])("strikes %s as GitHub does", (content, html) => {
    expect(contentToHtml(content)).toBe(`<p>${html}</p>\n`);
  });

  it("links addresses as GitHub does: with a scheme, www. or @, no names with a dot", () => {
    const html = contentToHtml("www.a.org/b, https://c.org. d@e.org main.rs //f.org ftp://g.org");
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "http://www.a.org/b",
      "https://c.org",
      "mailto:d@e.org",
    ]);
  });

  it("gives each heading an id made of its text, and points the content's links there", () => {
    const html = contentToHtml(
      "[a](#getting-started-1) [b](#faq) [c](#%C3%A9t%C3%A9)\n# Getting *started*!\n## Getting started\n### Été\n## ?!",
    );
    expect([...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      "text-getting-started",
      "text-getting-started-1",
      "text-été",
      "text-section",
    ]);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "#text-getting-started-1",
      "#faq",
      "#text-été",
    ]);
  });

  it("gives the same answer again, and each language its own texts", () => {
    const content = "<table><tr><td>a</table>";
    const english = contentToHtml(content);
    expect(contentToHtml(content, { opensInNewTab: "", table: "Tabla" })).toBe(english.replace("Table", "Tabla"));
    for (let index = 0; index < 200; index += 1) contentToHtml(`other ${index}`);
    expect(contentToHtml(content)).toBe(english);
  });
});

describe("contentToHtml, of text that would exhaust a parser", () => {
  it.each([
    ["thousands of levels of lists", `${"1. ".repeat(2000)}a`, /^<p>(?:1\. )+a<\/p>$/],
    ["deeper quotes than anyone writes", `${"> ".repeat(100)}the end`, /the end<\/p>$/],
    [
      "a long address that is referred to often",
      `[a]: /${"x".repeat(9000)}\n\n${"[a] ".repeat(900)}`,
      /^<p>\[a\]: \/x/,
    ],
    ["open elements that differ", "<b id=1>".repeat(150) + "<p>a".repeat(800), /^<p>&#x3C;b id=1>/],
    ["more than the longest text", `# ${"a".repeat(200_000)}`, /^<p># a+<\/p>$/],
  ])("shows %s as text, with nothing lost", (_what, text, shown) => {
    expect(contentToHtml(text)).toMatch(shown);
  });

  it("still reads long tables, lists and quotes, and elements without an end tag", () => {
    expect(contentToHtml("| a |\n|---|\n".concat("| b |\n".repeat(500))).match(/<td>/g)).toHaveLength(500);
    expect(contentToHtml(`<ul>${"<li>a<p>b".repeat(500)}</ul>`).match(/<li>/g)).toHaveLength(500);
    expect(contentToHtml("> a\n\n".repeat(500)).match(/<p>/g)).toHaveLength(500);
  });
});

describe("contentToHtml, of a picture alone in its paragraph", () => {
  it("shows its title as a caption, where one with a mouse only would find a tooltip", () => {
    const { all, texts } = queryHtml(contentToHtml('![a](/a.png "The desk")\n\nb ![c](/c.png "d")\n\n![e](/e.png)'));
    expect(all("figure > img[src='/a.png'][alt=a][loading=lazy]:not([title])")).toHaveLength(1);
    expect(texts("figure > figcaption")).toEqual(["The desk"]);
    expect([all("p > img[title=d]"), all("p > img[alt=e]")].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe("contentToHtml, of a video's address", () => {
  const ADDRESS = "https://youtu.be/abcdefghijk";

  it.each([
    ["alone in a paragraph", ADDRESS, "Play video: YouTube"],
    ["without a scheme", "www.youtube.com/watch?v=abcdefghijk", "Play video: YouTube"],
    ["as a link with a title", `[${ADDRESS}](${ADDRESS} "The tour")`, "Play video: The tour"],
    ["of Vimeo, in a quote", "> <https://vimeo.com/123456>", "Play video: Vimeo"],
    ["in HTML", `<p><a href="${ADDRESS}">${ADDRESS}</a></p>`, "Play video: YouTube"],
  ])("%s becomes a player that loads nothing before a click", (_where, content, name) => {
    const { values, all } = queryHtml(contentToHtml(content));
    expect(values("[data-enhance-on-click=video-poster] > button", "aria-label")).toEqual([name]);
    expect(all("[hidden] > iframe[data-src]:not([src])")).toHaveLength(1);
    expect(all("p > a[target=_blank][rel=noopener]")).toHaveLength(1);
    expect(contentHosts(content).frame).toHaveLength(1);
  });

  it.each([
    ["in a sentence", `See ${ADDRESS}`],
    ["behind words", `[The tour](${ADDRESS})`],
    ["behind another address", `[https://example.org](${ADDRESS})`],
    ["of another host", "https://videos.example.org/watch?v=abcdefghijk"],
    ["in code", `\`${ADDRESS}\``],
    ["twice in a paragraph", `${ADDRESS}\n${ADDRESS}`],
  ])("%s stays as it is", (_where, content) => {
    expect(queryHtml(contentToHtml(content)).all("iframe, button")).toEqual([]);
    expect(contentHosts(content).frame).toEqual([]);
  });
});

describe("contentHosts", () => {
  it("names each foreign source of images once, and none that would change the policy", () => {
    const data = "![d](data:image/png;base64,AAAA)";
    const foreign = "![a](https://a.org/b.png) ![b](https://a.org:8443/b.png) ![c](https://a.org/d.png)";
    const tricks = "![e](https://a;sandbox/x) ![f](https://*/x) ![g](https://a,b/x) ![h](javascript:1) ![i](/own.png)";
    expect(contentHosts(`${data} ${foreign} ${tricks}`)).toEqual({
      img: ["data:", "https://a.org", "https://a.org:8443"],
      frame: [],
    });
  });
});

describe("sanitiseSvg", () => {
  it("keeps shapes with their case and styling, and hides them from assistive technology", () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="2" stroke-linecap="round">' +
      '<g transform="rotate(45 12 12)"><path d="M1 2l3.5-4z" fill="rgb(1,2,3)" fill-rule="evenodd"></path></g></svg>';
    const clean = svg.replace(' xmlns="http://www.w3.org/2000/svg"', "").replace("round", 'round" aria-hidden="true');
    expect(sanitiseSvg(`<?xml version="1.0"?>\n<!-- drawn by hand -->\n${svg}\n`)).toBe(clean);
    expect(sanitiseSvg(svg.replace("viewBox", "viewbox"))).toBe(clean);
  });

  it.each([
    [
      "what refers to something",
      '<path fill="red" filter="url(#a)" clip-path="url(#b)" mask="url(#c)" href="#d"/>',
      'fill="red"',
    ],
    [
      "a missing gradient, in favour of the text's colour",
      '<path fill="url(#a)" stroke="URL( #b )"/>',
      'fill="currentColor" stroke="currentColor"',
    ],
    ["names and styles", '<path id="a" class="b" style="fill:red" fill="#fff"/>', 'fill="#fff"'],
    [
      "escapes and foreign functions",
      '<path d="M0 0" transform="var(--x)" color="\\72 ed" opacity="attr(x)"/>',
      'd="M0 0"',
    ],
  ])("leaves out %s", (_what, drawn, attributes) => {
    expect(sanitiseSvg(`<svg>${drawn}</svg>`)).toBe(`<svg aria-hidden="true"><path ${attributes}></path></svg>`);
  });

  it("leaves out elements that don't draw by themselves, with their content", () => {
    const gone = "<a href=/x><path/></a><desc>a</desc><filter><circle/></filter><symbol><circle/></symbol>";
    expect(sanitiseSvg(`<svg>${gone}<circle r="1"/></svg>`)).toBe(
      '<svg aria-hidden="true"><circle r="1"></circle></svg>',
    );
  });

  it("renames gradients and clips with the given prefix, and keeps the references to them", () => {
    const drawn = (a: string, b: string, c: string, d: string) =>
      `<defs><linearGradient id="${a}"><stop offset="0" stop-color="#fff"></stop></linearGradient>` +
      `<radialGradient id="${b}" href="#${a}" gradient-transform="scale(2)"></radialGradient>` +
      `<clipPath id="${c}"><rect width="4"></rect></clipPath></defs>` +
      `<path fill="url(#${a})" stroke="url(#${d})" clip-path="url(#${c})"></path>`;
    const source = drawn("a", "__proto__", "c", "__proto__").replaceAll("gradient-transform", "gradientTransform");
    const clean = drawn("p-0", "p-1", "p-2", "p-1").replaceAll("gradient-transform", "gradientTransform");
    expect(sanitiseSvg(`<svg>${source}</svg>`, "p")).toBe(`<svg aria-hidden="true">${clean}</svg>`);
    expect(sanitiseSvg(`<svg>${source}</svg>`, "q")).toContain('fill="url(#q-0)"');
  });

  it.each([
    ["of another element", '<path id="a"/><path fill="url(#a)"/>', '<path></path><path fill="currentColor"></path>'],
    ["with a colour behind it", '<path fill="url(#a) red"/>', '<path fill="red"></path>'],
    ["of another file", '<path fill="url(/x.svg#a)"/>', '<path fill="currentColor"></path>'],
    [
      "from a clip to a clip",
      '<clipPath id="a" clip-path="url(#a)"><path clip-path="url(#a)"/></clipPath><path/>',
      '<clipPath id="p-0"><path></path></clipPath><path></path>',
    ],
  ])("leaves out references %s", (_what, drawn, clean) => {
    expect(sanitiseSvg(`<svg>${drawn}</svg>`, "p")).toBe(`<svg aria-hidden="true">${clean}</svg>`);
  });

  it.each([
    ['<svg aria-label="A chart"><path/></svg>', '<svg aria-label="A chart" role="img"><path></path></svg>'],
    [
      '<svg role="img"><title>A <b>chart</b></title><path role="button" aria-label="b"/></svg>',
      '<svg role="img"><title>A </title><path></path></svg>',
    ],
    ['<svg role="img"><path/></svg>', '<svg aria-hidden="true"><path></path></svg>'],
    ['<svg role="none" aria-label="a"><path/></svg>', '<svg aria-hidden="true"><path></path></svg>'],
    ['<svg aria-label=" "><path/></svg>', '<svg aria-hidden="true"><path></path></svg>'],
  ])("keeps a drawing's accessible name: %s", (svg, clean) => {
    expect(sanitiseSvg(svg)).toBe(clean);
  });

  it.each([
    "",
    "<svg><title>a</title><defs><path/></defs></svg>",
    "/picture.svg",
    "text <svg><path/></svg>",
    "<p><svg><path/></svg></p>",
    "<svg></svg>",
    "<svg><script>1</script></svg>",
    "<svg>".repeat(20_000),
  ])("is undefined for %.30s", (text) => {
    expect(sanitiseSvg(text)).toBeUndefined();
  });
});
