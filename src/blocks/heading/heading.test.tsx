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
    ["right", "max-w-3xl ml-auto text-right text-balance"],
  ])("is aligned %s", (position, classes) => {
    expect(renderBlocks([heading({ position })]).html).toContain(`<div class="${classes}"><h1`);
  });

  it.each([
    ["an empty draft", {}],
    ["parts without a word", { topText: { text: "" }, bottomText: { text: "" }, cta: [{ text: "", href: "/" }] }],
  ])("renders nothing for %s", (_what, content) => {
    expect(renderBlocks([{ heading: content }]).html).toContain('<div data-block-type="heading"></div>');
  });

  it("shows what a draft has before its headline is written, and no button without a word", () => {
    const cta = [
      { text: "Ask us", href: "/contact" },
      { text: "", href: "/docs" },
    ];
    const { html } = renderBlocks([{ heading: { topText: { text: "For directors." }, cta } }]);
    expect(html).toMatch(/<section class="[^"]*">.*For directors\..*Ask us/);
    expect(html).not.toMatch(/<h[12]|aria-labelledby|href="\/docs"/);
  });

  it.each([
    [undefined, "pt-section pb-12"],
    ["paper", "pt-section pb-12"],
    ["tint", "py-section bg-tint"],
    ["deep", "py-section bg-deep text-ink scheme-dark"],
  ])("is a band of its own on a ground of its own: %s", (color, classes) => {
    const { html } = renderBlocks([heading({ color })]);
    expect(html).toContain(`<section aria-labelledby="b0-title" class="${classes}">`);
  });
});
