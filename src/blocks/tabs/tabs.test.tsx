import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";

const render = (content: object) => renderBlocks([{ tabs: { ...content } }]).html;

describe("tabs", () => {
  it.each(["bar", "segments", "chapters", "cards"])("%s: each name links to its panel without a script", (style) => {
    const { all, texts, values } = queryHtml(render({ ...defaults, style }));
    const targets = values("[data-enhance=panels] li > a", "href");
    expect(targets).toEqual(defaults.items.map((_item, index) => `#b0-panel-${index + 1}`));
    for (const target of targets) expect(all(`[role=group] > ${target} img[alt]`)).toHaveLength(1);
    expect(texts("[role=group] > div h3")).toEqual(defaults.items.map(({ title }) => title));
    expect(all("[role^=tab]")).toEqual([]);
  });

  it("leave out tabs without a name, and parts that a panel lacks", () => {
    const html = render({ headline: "A", items: [{ name: "One", description: "Words." }, {}, { name: "Two" }] });
    const { all, texts } = queryHtml(html);
    expect(texts("[role=group] h3")).toEqual(["One", "Two"]);
    expect(all("img, [role=group] ul, [role=group] a")).toEqual([]);
    expect(html).not.toContain("No image provided");
    expect(render({ headline: "A" })).not.toContain("data-enhance");
  });
});
