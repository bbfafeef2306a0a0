import { expect, it } from "vitest";
import { cpuMs } from "../../../tests/cpu-time.ts";
import { sanitiseSvgFile } from "#shared/server";

/** The cleaned drawing without its namespace and size, which all have. */
function clean(inside: string): string | undefined {
  const result = sanitiseSvgFile(`<svg viewBox="0 0 4 2">${inside}</svg>`);
  return result.ok
    ? /^<svg viewBox="0 0 4 2" width="4" height="2" xmlns="[^"]+">(.*)<\/svg>$/s.exec(result.value.svg)?.[1]
    : undefined;
}

const path = '<path d="M0 0h4"></path>';

it.each([
  ["a gradient", '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>'],
  ["what refers into the file", '<rect fill="url(#a)" clip-path="url(#b)"></rect><use href="#a"></use>'],
  ["a filter", '<filter id="a"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>'],
  ["a style sheet of plain rules", "<style>.a,g>path{fill:#fff;stroke:url(#b)}</style>"],
  ["a style attribute", '<g style="mix-blend-mode:multiply"></g>'],
])("keeps %s", (_what, inside) => {
  expect(clean(path + inside)).toBe(path + inside);
});

it.each([
  ["scripts", "<script>alert(1)</script><script href='/x.js'/>"],
  ["foreign content", "<foreignObject><p>a</p><iframe src='javascript:1'></iframe></foreignObject>"],
  ["links", "<a href='javascript:alert(1)'><path/></a>"],
  ["pictures and what they load", "<image href='https://evil.example/a.png'/><feImage href='/x'/>"],
  ["animations, which could set an address", "<animate attributeName='href' to='javascript:1'/><set/>"],
  ["the words of a title, and comments", "<title>a</title><desc>b</desc><!-- c --><metadata>d</metadata>"],
  ["style sheets that load", "<style>@import url(/x);@font-face{src:url(/y)}.a{background:url(/z)}</style>"],
])("leaves out %s", (_what, inside) => {
  expect(clean(inside + path)).toBe(path);
});

it.each([
  ["handlers", 'onload="alert(1)" onclick="alert(1)"'],
  ["references to other files", 'fill-opacity="url(https://evil.example)" filter="url(/a.svg#b)" mask="url(data:a)"'],
  ["other files' addresses", 'href="https://evil.example/#a" xlink:href="javascript:alert(1)"'],
  ["declarations that load", 'style="background:url(/x);fill:url(//evil.example/a#b);-moz-binding:x"'],
  ["escapes", 'style="f\\69ll:red;fill:u\\72l(/x)"'],
])("leaves out %s of an element", (_what, attributes) => {
  expect(clean(`<path d="M0 0h4" ${attributes}/>`)).toBe(path);
});

it("keeps rules around an at-rule, and leaves out those inside it", () => {
  const css = "/* a */.a{fill:red}@media print{.b{fill:red}.c{fill:red}}.d{fill:blue}";
  expect(clean(`<style>${css}</style>${path}`)).toBe(`<style>.a{fill:red}.d{fill:blue}</style>${path}`);
});

it("copies only what holds no copies, which could multiply without end", () => {
  const levels = '<g id="a"><path d="M0"></path></g><g id="b"><use href="#a"></use></g>';
  expect(clean(`${levels}<use href="#b"/><use id="c" href="#c"/>`)).toBe(levels);
});

it.each([
  ["its attributes", '<svg width="40" height="20"><path/></svg>', 40, 20],
  ["physical units", '<svg width="1in" height="0.5in"><path/></svg>', 96, 48],
  ["its viewBox", '<svg viewBox="0 0 30 10"><path/></svg>', 30, 10],
  ["its viewBox and one side", '<svg width="60" viewBox="0,0,30,10"><path/></svg>', 60, 20],
  [
    "its viewBox when its size is relative",
    '<svg width="100%" height="100%" viewBox="0 0 30 10"><path/></svg>',
    30,
    10,
  ],
  ["what browsers take when it says nothing", "<svg><path/></svg>", 300, 150],
  ["at most 10,000", '<svg width="1e9" height="99999999"><path/></svg>', 10_000, 10_000],
])("takes a drawing's size from %s and writes it down", (_where, svg, width, height) => {
  const result = sanitiseSvgFile(svg);
  expect(result).toMatchObject({ ok: true, value: { width, height } });
  const written = result.ok ? result.value.svg : "";
  expect(written).toMatch(new RegExp(`^<svg [^>]*width="${width}"`));
  expect(written).toMatch(new RegExp(`^<svg [^>]*height="${height}"`));
});

it("reads a file with its prologue, and writes text that XML can hold", () => {
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const result = sanitiseSvgFile(
    `<?xml version="1.0"?>\n<!-- a -->${doctype}<svg><text>&lt;a &amp; \u0007b</text></svg>`,
  );
  expect(result.ok && result.value.svg).toContain("<text>&#x3C;a &#x26; b</text>");
});

it.each([
  ["entities", '<!DOCTYPE svg [<!ENTITY a "b">]><svg><text>&a;</text></svg>', /declares entities/],
  ["an external subset in brackets", '<!DOCTYPE svg SYSTEM "a" [%b;]><svg><path/></svg>', /declares entities/],
  ["a page", "<!DOCTYPE html><p><svg><path/></svg>", /isn.t an SVG/],
  ["nothing to draw", "<svg><script>1</script></svg>", /isn.t an SVG/],
  ["thousands of levels", "<svg>".repeat(20_000), /nested too deep/],
])("refuses %s", (_what, text, message) => {
  expect(sanitiseSvgFile(text)).toMatchObject({
    ok: false,
    error: { code: "INVALID", message: expect.stringMatching(message) },
  });
});

it("handles hostile text in a moment", { tags: ["slow"] }, () => {
  const many = 200_000;
  const texts = [
    `<svg><style>${"/*".repeat(many)}${"@a{".repeat(many)}</style><path/></svg>`,
    `<svg><path d="url(${" ".repeat(many)}${"a".repeat(many)}"/></svg>`,
    "<!DOCTYPE ".repeat(many),
  ];
  const start = cpuMs();
  for (const text of texts) sanitiseSvgFile(text);
  expect(cpuMs() - start).toBeLessThan(3000);
});
