import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";

const heading = (content: object) => ({ heading: { headline: "Prices", ...content } });

describe("heading", () => {
  it("carries the page's title when it opens the page, and only then", () => {
    const { html } = renderBlocks([{ header: {} }, heading({}), heading({ headline: "Later" })]);
    expect(html).toMatch(/<h1[^>]*>Prices<\/h1>.*<h2[^>]*>Later<\/h2>/s);
  });

  it.each([
    ["left", "max-w-3xl"],
    ["center", "max-w-3xl mx-auto text-center text-balance"],
    ["right", "max-w-3xl ml-auto text-right"],
  ])("stands %s", (position, classes) => {
    expect(renderBlocks([heading({ position })]).html).toContain(`<div class="${classes}"><h1`);
  });

  it("draws nothing for an empty draft", () => {
    expect(renderBlocks([{ heading: {} }]).html).toContain('<div data-block-type="heading"></div>');
  });
});
