import { describe, expect, it } from "vitest";
import { queryHtml } from "../../tests/query-html.ts";
import { renderBlocks } from "../../tests/render-blocks.ts";

const PICTURE = { background: { image: "/media/photo.jpg" } };
const COPY = { headline: "Questions", items: [{ question: "A?", answer: "Yes." }] };

const draw = (block: Parameters<typeof renderBlocks>[0][number]) => queryHtml(renderBlocks([block]).html);

describe("the ground of a block", () => {
  it.each([
    ["deep", "bg-deep", "scheme-dark"],
    ["brand", "bg-vivid", "on-vivid"],
    ["gradient", "bg-glow", "mx-auto"],
  ])("%s: the section has it, and its content what is readable on it", (color, ground, content) => {
    const { all } = draw({ faq: { style: "simple", color, ...COPY } });
    expect(all(`section.${ground}[data-on=${color}] > .${content}`)).toHaveLength(1);
  });

  it("can be a picture, which is decoration, whatever ground the block has", () => {
    const { all } = draw({ faq: { style: "modern", ...COPY }, layout: PICTURE });
    expect(all(".on-picture > img.ground-picture[src='/media/photo.jpg'][alt=''] + section")).toHaveLength(1);
  });

  it("has no picture without an address, and none behind what stays at the edge of the page", () => {
    const empty = { background: { image: "" } };
    for (const block of [
      { faq: { style: "simple", ...COPY }, layout: empty },
      { header: { style: "simple" }, layout: PICTURE },
    ]) {
      expect(draw(block).all(".on-picture, .ground-picture")).toHaveLength(0);
    }
  });
});
