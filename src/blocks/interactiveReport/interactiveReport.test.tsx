import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { placement } from "./placement.ts";

const PUBLIC = join(import.meta.dirname, "../../../public");

const render = (content: object) => renderBlocks([{ interactiveReport: { style: "modern", ...content } }]).html;

describe("interactive report", () => {
  it("shows one image per feature at 16:8.6, as big as the shipped picture", () => {
    const images = render(defaults).match(/<img[^>]+>/g) ?? [];
    expect(images).toHaveLength(defaults.features.length);
    for (const image of images) {
      const [, width = 0] = /width="(\d+)"/.exec(image)?.map(Number) ?? [];
      const [, height = 1] = /height="(\d+)"/.exec(image)?.map(Number) ?? [];
      expect(width / height).toBeCloseTo(16 / 8.6, 2);
    }
    for (const { content } of defaults.features) {
      expect(readFileSync(join(PUBLIC, content.image), "utf8")).toContain('viewBox="0 0 1600 860"');
      expect(content.imageAlt).toBeTruthy();
    }
  });

  it("works without a script: each tab is a link to the panel that bears its number", () => {
    const html = render(defaults);
    const targets = [...html.matchAll(/href="#([^"]+-panel-\d+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(defaults.features.length);
    expect(new Set(targets).size).toBe(targets.length);
    for (const id of targets) expect(html.split(`id="${id}"`)).toHaveLength(2);
    expect(html).not.toContain('role="tab');
  });

  it("draws no tabs for a draft without features, and says where a feature lacks its picture (spec 2)", () => {
    expect(render({ headline: "Only a headline" })).not.toContain("data-enhance");
    const html = render({ features: [{ title: "Words only" }, {}] });
    expect(html).not.toContain("<img");
    expect(html.match(/No image provided/g)).toHaveLength(1);
    expect(html.match(/<h3/g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*>Words only<\/h3>/);
  });

  it("puts only placements of the list on a picture", () => {
    const content = { image: "/x.svg", className: "fixed inset-0 object-contain z-50" };
    const html = render({ features: [{ title: "One", content }] });
    expect(html).toMatch(/class="[^"]*report-picture object-contain"/);
    expect(html).not.toContain("inset-0");
  });
});

describe("placement", () => {
  it("lets nothing through but whole words of the list", () => {
    const word = fc.oneof(fc.constantFrom("object-top", "object-cover", "object-top!", "md:object-top"), fc.string());
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(placement(words.join(" "))).toMatch(/^(object-(cover|contain|top|bottom|left|right)( |$))*$/);
      }),
    );
  });
});
