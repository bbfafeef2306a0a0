import { describe, expect, it } from "vitest";
import { defaultsOf, sampleOf } from "#blocks/samples";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { content as block } from "./index.ts";

const render = (content: string, more = {}, context = {}) =>
  renderBlocks([{ content: { style: "simple", content, ...more } }], context);

describe("content", () => {
  it("begins as the specification says, and is shown with finished text in the catalogue", () => {
    expect(defaultsOf(block.type)).toEqual({ style: "simple", content: "HTML content here" });
    expect(block.schema.safeParse(sampleOf(block.type)).success).toBe(true);
    const { html } = renderBlocks([{ content: sampleOf(block.type) }]);
    const { all } = queryHtml(html);
    expect(all("a[href='#text-what-it-costs']")).toHaveLength(1);
    const shown = [
      "h2",
      "h3",
      "table",
      "ol",
      "blockquote",
      "figure",
      "pre",
      "kbd",
      "details",
      "hr",
      "[role=img]",
      ".footnotes",
    ];
    expect(shown.filter((element) => all(`main ${element}`).length === 0)).toEqual([]);
  });

  it("shows markdown and HTML without what could act", () => {
    const markdown = queryHtml(render("A **b**<script>c</script>").html);
    expect([markdown.texts("main p"), markdown.texts("main p > strong")]).toEqual([["A b"], ["b"]]);
    expect(markdown.all("main script")).toEqual([]);
    const paragraph = queryHtml(render("<p onclick=x>A</p>").html).one("main p");
    expect([textOf(paragraph), paragraph.properties]).toEqual(["A", {}]);
  });

  it("names tables and new tabs in the page's language, and keeps its links in it", () => {
    const { html } = render("<table><tr><td>a</table><a href=/b target=_blank>b</a>", {}, { locale: "es" });
    const { texts, values } = queryHtml(html);
    expect(texts("a[href='/es/b'][target=_blank][rel=noopener]")).toEqual(["b (se abre en una pestaña nueva)"]);
    expect(values("main [role=group]:has(table)", "aria-label")).toEqual(["Tabla"]);
  });

  it("opens the policy for its pictures' hosts and for nothing else", () => {
    const { csp } = render("![a](https://images.example.org/a.png) ![b](https://x;sandbox/b.png)");
    expect(csp.match(/img-src[^;]*/)?.[0]).toBe("img-src 'self' https://images.example.org");
    expect(csp).not.toContain("sandbox");
  });

  it("opens the policy for the players of its videos, and for none in other words", () => {
    const { csp } = render("https://vimeo.com/123456\n\nSee https://youtu.be/abcdefghijk");
    expect(csp.match(/frame-src[^;]*/)?.[0]).toBe("frame-src 'self' https://player.vimeo.com");
  });

  it("names footnotes in the page's language, with ids that two blocks of the same text don't share", () => {
    const text = { content: { style: "simple", content: "a[^1] https://vimeo.com/123456\n\n[^1]: b" } };
    const { values, all } = queryHtml(renderBlocks([text, text], { locale: "es" }).html);
    expect(values(".footnotes", "aria-label")).toEqual(["Notas", "Notas"]);
    const ids = values("[id]", "id");
    expect(new Set(ids).size).toBe(ids?.length);
    for (const href of values("sup > a, .footnotes a", "href") ?? [])
      expect(all(`[id="${href?.slice(1)}"]`)).toHaveLength(1);
  });

  it("has the chosen ground", () => {
    const { texts } = queryHtml(render("a", { color: "deep" }).html);
    expect(texts("section[data-ground=deep].bg-deep .text-ink.scheme-dark p")).toEqual(["a"]);
  });

  it.each(["", "  \n", "<script>a</script>"])("renders nothing for %j", (text) => {
    expect(queryHtml(render(text).html).one("[data-block-type=content][data-block-style=simple]").children).toEqual([]);
  });
});
