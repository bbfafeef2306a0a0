import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";

const rendered = (content: object) => renderBlocks([{ columns: { style: "plain", ...content } }]);
const page = (content: object) => queryHtml(rendered(content).html);

describe("columns", () => {
  it("show markdown and HTML without what could act", () => {
    const { all, texts } = page({ items: [{ text: "A **b**<script>c</script>" }, { text: "<p onclick=x>D</p>" }] });
    expect(texts("main p")).toEqual(["A b", "D"]);
    expect(all("main script, main [onclick]")).toEqual([]);
  });

  it("have titles one level below the block's headline, or else of its level", () => {
    const items = [{ title: "One", text: "a" }];
    expect(page({ headline: "All", items }).texts("h2, h3")).toEqual(["All", "One"]);
    expect(page({ headline: "All", items }).texts("h3")).toEqual(["One"]);
    expect(page({ items }).texts("h2")).toEqual(["One"]);
  });

  it("have texts whose footnotes and headings are told apart", () => {
    const text = "## Cost\n\na[^1]\n\n[^1]: b";
    const { all, values } = page({ items: [{ text }, { text }] });
    const ids = values("main [id]", "id");
    expect(new Set(ids).size).toBe(ids.length);
    for (const href of values("sup > a", "href")) expect(all(`[id="${href?.slice(1)}"]`)).toHaveLength(1);
  });

  it("open the policy for the pictures and players of every text", () => {
    const { csp } = rendered({
      items: [{ text: "![a](https://images.example.org/a.png)" }, { text: "https://vimeo.com/123456" }],
    });
    expect(csp).toContain("img-src 'self' https://images.example.org");
    expect(csp).toContain("frame-src 'self' https://player.vimeo.com");
  });

  it("are all beside the first one in the style aside", () => {
    const { texts } = page({ ...defaults, style: "aside" });
    expect(texts(".columns-side h3")).toEqual(["What the software does", "What stays with you"]);
    expect(page({ items: [{ text: "a" }], style: "aside" }).all(".columns-side")).toEqual([]);
  });
});
