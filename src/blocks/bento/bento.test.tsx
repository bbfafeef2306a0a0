import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textOf, queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { packCells, type CellSize } from "./pack-cells.ts";

const render = (content: object) => queryHtml(renderBlocks([{ bento: { ...defaults, ...content } }]).html);

describe("packCells", () => {
  const size = fc.constantFrom<CellSize[]>("small", "wide", "tall", "large");

  it("covers each square of the rectangle with exactly one cell", () => {
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 24 }), fc.integer({ min: 2, max: 6 }), (sizes, columns) => {
        const cells = packCells(sizes, columns);
        expect(cells).toHaveLength(sizes.length);
        const squares = cells.flatMap(({ row, column, width, height }) =>
          Array.from({ length: width * height }, (_none, index) => {
            expect(column + width).toBeLessThanOrEqual(columns);
            return (row + Math.floor(index / width)) * columns + column + (index % width);
          }),
        );
        const rows = Math.max(...cells.map(({ row, height }) => row + height));
        expect(squares.toSorted((a, b) => a - b)).toEqual(Array.from({ length: rows * columns }, (_none, n) => n));
      }),
    );
  });

  it("keeps sizes that fit, and lets the last cell take what is left of its row", () => {
    const at = (...sizes: CellSize[]) => packCells(sizes, 4).map(({ width, height }) => `${width}x${height}`);
    expect(at("large", "small", "small", "wide", "small", "small", "wide")).toEqual(
      "2x2 1x1 1x1 2x1 1x1 1x1 2x1".split(" "),
    );
    expect(at("wide", "wide", "small")).toEqual(["2x1", "2x1", "4x1"]);
  });

  it("takes time proportional to the number of cells", () => {
    const sizes = Array.from({ length: 4000 }, (_none, index): CellSize => (index % 2 ? "large" : "small"));
    expect(packCells(sizes, 4)).toHaveLength(4000);
  });
});

describe("the bento grid", () => {
  it("has its heading above the cells, and in the style poster as the first cell", () => {
    expect(render({ style: "cards" }).all(".bento h2")).toEqual([]);
    const poster = render({ style: "poster", cta: [{ text: "Try it", href: "/contact" }] });
    expect(poster.values(".bento > :has(h2)", "style")).toEqual([
      "--tablet:1 / 1 / span 1 / span 2;--wide:1 / 1 / span 2 / span 2",
    ]);
    expect(textOf(poster.one(".bento > :has(h2)"))).toMatch(/Everything a report needs.*Try it/);
  });

  it("shows a figure instead of an icon", () => {
    const { all, texts } = render({ items: [{ title: "a report", figure: "25 min", icon: "Lock" }] });
    expect(texts("li p")).toEqual(["25 min"]);
    expect(all("li svg")).toEqual([]);
  });

  it("cuts the end of an illustration, not its beginning", () => {
    const image = (src: string) => ({ src, drawing: "/drawings.svg#one", width: 640, height: 360 });
    const { values } = queryHtml(renderBlocks([{ bento: defaults }], {}, { image }).html);
    expect(values(".bento-media svg", "preserveAspectRatio")).toEqual([
      "xMinYMin slice",
      "xMidYMin slice",
      "xMidYMin slice",
    ]);
    expect(values(".bento-media svg", "viewBox")[0]).toBe("0 0 640 360");
  });
});
