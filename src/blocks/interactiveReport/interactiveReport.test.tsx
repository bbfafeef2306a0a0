import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attributeOf, queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { placement } from "./placement.ts";

const PUBLIC = join(import.meta.dirname, "../../../public");

const render = (content: object) => renderBlocks([{ interactiveReport: { style: "modern", ...content } }]).html;

describe("interactive report", () => {
  it("shows one image per feature at 16:8.6, as big as the shipped picture", () => {
    const images = queryHtml(render(defaults)).all("img");
    expect(images).toHaveLength(defaults.features.length);
    for (const image of images) {
      const [width, height] = ["width", "height"].map((side) => Number(attributeOf(image, side)));
      expect(Number(width) / Number(height)).toBeCloseTo(16 / 8.6, 2);
    }
    for (const { content } of defaults.features) {
      expect(readFileSync(join(PUBLIC, content.image), "utf8")).toContain('viewBox="0 0 1600 860"');
      expect(content.imageAlt).toBeTruthy();
    }
  });

  it("works without a script: each tab links to the panel with its number", () => {
    const { all, values } = queryHtml(render(defaults));
    const targets = values("[data-enhance] li > a", "href");
    expect(targets).toEqual(defaults.features.map((_feature, index) => `#b0-panel-${index + 1}`));
    for (const target of targets) expect(all(`[role=group] > ${target} h3`)).toHaveLength(1);
    expect(all("[role^=tab]")).toEqual([]);
  });

  it("draws no tabs for a draft without features, and says where a feature lacks its picture (spec 2)", () => {
    expect(render({ headline: "Only a headline" })).not.toContain("data-enhance");
    const html = render({ features: [{ title: "Words only" }, {}] });
    const { all, texts } = queryHtml(html);
    expect(all("img")).toEqual([]);
    expect(html.match(/No image provided/g)).toHaveLength(1);
    expect(texts("h3")).toEqual(["Words only"]);
  });

  it("puts only allowed placements on a picture", () => {
    const content = { image: "/x.svg", className: "fixed inset-0 object-contain z-50" };
    const { all } = queryHtml(render({ features: [{ title: "One", content }] }));
    expect(all("img.object-contain[src='/x.svg']")).toHaveLength(1);
    expect(all(".fixed, .inset-0, .z-50")).toEqual([]);
  });
});

describe("placement", () => {
  it("accepts only whole words of the allow-list", () => {
    const word = fc.oneof(fc.constantFrom("object-top", "object-cover", "object-top!", "md:object-top"), fc.string());
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(placement(words.join(" "))).toMatch(/^(object-(cover|contain|top|bottom|left|right)( |$))*$/);
      }),
    );
  });
});
