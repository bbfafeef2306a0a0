import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { content as block } from "./index.ts";

const render = (content: string, more = {}, context = {}) =>
  renderBlocks([{ content: { style: "simple", content, ...more } }], context);

describe("content", () => {
  it("begins as the specification says, and is shown with finished text in the catalogue", () => {
    expect(block.defaults).toEqual({ style: "simple", content: "HTML content here" });
    expect(block.schema.safeParse(block.sample).success).toBe(true);
    const { html } = renderBlocks([{ content: block.sample }]);
    expect(html).toContain('<a href="#text-what-it-costs">');
    for (const element of ["h2", "h3", "table", "ol", "blockquote", "figure", "pre", "kbd", "details", "hr"]) {
      expect(html).toContain(`<${element}`);
    }
  });

  it("shows markdown and HTML without what could act", () => {
    expect(render("A **b**<script>c</script>").html).toContain('<div class="content-text"><p>A <strong>b</strong></p>');
    expect(render("<p onclick=x>A</p>").html).toContain('<div class="content-text"><p>A</p></div>');
  });

  it("names tables and new tabs in the page's language, and keeps its links in it", () => {
    const { html } = render("<table><tr><td>a</table><a href=/b target=_blank>b</a>", {}, { locale: "es" });
    expect(html).toContain('<a href="/es/b" target="_blank" rel="noopener">');
    expect(html).toContain('aria-label="Tabla"');
    expect(html).toContain("(se abre en una pestaña nueva)");
  });

  it("opens the policy for its pictures' hosts and for nothing else", () => {
    const { csp } = render("![a](https://images.example.org/a.png) ![b](https://x;sandbox/b.png)");
    expect(csp.match(/img-src[^;]*/)?.[0]).toBe("img-src 'self' https://images.example.org");
    expect(csp).not.toContain("sandbox");
  });

  it("has the chosen ground", () => {
    expect(render("a", { color: "deep" }).html).toContain(
      'class="content-section bg-deep text-ink scheme-dark" data-ground',
    );
  });

  it.each(["", "  \n", "<script>a</script>"])("renders nothing for %j", (text) => {
    expect(render(text).html).toContain('<div data-block-type="content" data-block-style="simple"></div>');
  });
});
