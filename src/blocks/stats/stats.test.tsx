import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { figureParts } from "./count.ts";
import { schema } from "./schema.ts";

const render = (content: object) => renderBlocks([{ stats: { headline: "In figures", ...content } }]).html;

describe("a figure", () => {
  it.each([
    ["25 min", 25],
    ["$60", 60],
    ["100%", 100],
    ["about 9000 reports", 9000],
    ["12,500", undefined],
    ["4.8", undefined],
    ["10-20", undefined],
    ["10 to 20", undefined],
    ["-5%", undefined],
    ["007", undefined],
    ["0", undefined],
    ["24/7", undefined],
    ["Every one", undefined],
  ])("%s: only a whole number of up to four digits is counted up", (value, count) => {
    expect(figureParts(value).count).toBe(count);
  });

  it.each([
    ["1,234 h", 0],
    ["12,345,678", 1],
    ["[Add a number]", 1],
  ])("%s: is set smaller only where it is long", (value, count) => {
    expect(queryHtml(render({ items: [{ value, label: "a year" }] })).all(".stat-long")).toHaveLength(count);
  });

  it("always reads as it was written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (value) => {
        const { before, number, after } = figureParts(value);
        expect(before + number + after).toBe(value);
      }),
    );
  });

  it("is on the page with its final number, which the browser only covers while it counts", () => {
    const { one, values } = queryHtml(render({ items: [{ value: "25 min", label: "a report" }] }));
    expect(textOf(one(".stat-value"))).toBe("25 min");
    expect(values(".stat-count", "style")).toEqual(["--to:25"]);
  });
});

describe("a source", () => {
  it.each(schema.shape.style.options)("%s: is a link only with an address", (style) => {
    const items = [
      { value: "1", label: "a", source: "Our survey", sourceUrl: "/survey" },
      { value: "2", label: "b", source: "Our books" },
      { value: "3", label: "c", sourceUrl: "/nothing-to-click" },
    ];
    const { texts, values } = queryHtml(render({ style, items }));
    expect(texts(".stat-source")).toEqual(["Our survey", "Our books"]);
    expect(values("section a", "href")).toEqual(["/survey"]);
  });
});
