import { describe, expect, it } from "vitest";
import type { JsonObject } from "#shared";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";

const heading = (content: object) => ({ heading: { headline: "Prices", ...content } });
const draw = (blocks: JsonObject[]) => queryHtml(renderBlocks(blocks).html);

describe("heading", () => {
  it("carries the page's title when it opens the page, and only then", () => {
    const { texts } = draw([{ header: {} }, heading({}), heading({ headline: "Later" })]);
    expect([texts("h1, h2"), texts("h1")]).toEqual([["Prices", "Later"], ["Prices"]]);
  });

  it.each([
    ["an empty draft", {}],
    ["parts without a word", { topText: { text: "" }, bottomText: { text: "" }, cta: [{ text: "", href: "/" }] }],
  ])("renders nothing for %s", (_what, content) => {
    expect(draw([{ heading: content }]).one("[data-block-type=heading]").children).toEqual([]);
  });

  it("shows what a draft has before its headline is written, and no button without a text", () => {
    const cta = [
      { text: "Ask us", href: "/contact" },
      { text: "", href: "/docs" },
    ];
    const { all, texts } = draw([{ heading: { topText: { text: "For directors." }, cta } }]);
    expect(texts("section:not([aria-labelledby]) :is(p, a)")).toEqual(["For directors.", "Ask us"]);
    expect(all('h1, h2, [aria-labelledby], [href="/docs"]')).toEqual([]);
  });
});
