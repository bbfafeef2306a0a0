import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BlockContextProvider, defaultContext, EditModeNote } from "#blocks";
import { queryHtml, textOf } from "../query-html.ts";
import { renderBlocks } from "../render-blocks.ts";

const faq = { faq: { style: "simple", headline: "Answers", items: [] } };

describe("renderPage", () => {
  it("shows a TODO notice that names an unknown type", () => {
    const { html } = renderBlocks([{ hologram: { a: 1 } }, faq]);
    expect(html).toContain('data-block-type="hologram"');
    expect(html).toContain("TODO: hologram");
    expect(html).toContain("Answers");
  });

  it("shows a card titled 'error' for a block that fails, and renders the rest", () => {
    const { html, errors } = renderBlocks([{ faq: { items: "many" }, id: "faq" }, faq]);
    const alert = queryHtml(html).one("#faq[data-block-type=faq] > [role=alert]");
    expect(textOf(alert)).toMatch(/^error.*items: must be a list/);
    expect(html).toContain("Answers");
    expect(errors).toHaveLength(1);
  });

  it("says 'Invalid block type' in place of an empty block", () => {
    expect(renderBlocks([{}, faq]).html).toContain("Invalid block type");
  });

  it("gives each block its type, style and anchor, and its layout as a style", () => {
    const { html } = renderBlocks([
      { ...faq, id: "questions", layout: { margin: { y: "4" }, css: "color:red;position:fixed" } },
    ]);
    expect(queryHtml(html).values("#questions[data-block-type=faq][data-block-style=simple]", "style")).toEqual([
      "margin-block:1rem;color:red",
    ]);
  });

  it("shows a block whose layout is no layout as failed, and keeps the page", () => {
    const { html } = renderBlocks([{ ...faq, layout: { padding: { x: "huge" } } }, faq]);
    expect(html).toMatch(/role="alert".*layout\.padding\.x: .*Answers/s);
  });

  it("is the same bytes at every render", () => {
    expect(renderBlocks([faq, faq]).html).toBe(renderBlocks([faq, faq]).html);
  });

  it("can't be broken out of by content", () => {
    const evil = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    const { html } = renderBlocks([
      { faq: { style: "modern", headline: evil, items: [{ question: evil, answer: evil, category: evil }] }, id: evil },
      { [evil]: {} },
    ]);
    expect(html).not.toMatch(/<script>|<img/);
  });

  it("puts header and footer outside main, and content inside", () => {
    const { html } = renderBlocks([{ header: {} }, faq, { footer: {} }]);
    const { values } = queryHtml(html);
    expect(values("[data-block-type]", "data-block-type")).toEqual(["header", "faq", "footer"]);
    expect(values("main [data-block-type]", "data-block-type")).toEqual(["faq"]);
  });

  it("allows hosts in the policy only where the page needs them", () => {
    expect(renderBlocks([faq]).csp).not.toMatch(/https:|data:|connect-src|frame-src/);
    const policy = renderBlocks([faq], { analyticsUrl: "https://stats.example.org/collect" }).csp;
    expect(policy).toContain("connect-src 'self' https://stats.example.org");
  });
});

describe("EditModeNote", () => {
  it("is shown in the editor instead of run-time data", () => {
    const note = createElement(BlockContextProvider, { value: defaultContext }, createElement(EditModeNote));
    expect(renderToString(note)).toContain("Data is not displayed in edit mode.");
  });
});

describe("a page in a language that is written from the right", () => {
  it("says so, and has the rules for it", () => {
    const { html } = renderBlocks([{ heading: { headline: "سلام" } }], { locale: "ar" });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<main id="main" tabindex="-1" lang="en" dir="ltr">');
    expect(html).toContain("/rtl.css");
    expect(renderBlocks([{ heading: { headline: "Hello" } }]).html).not.toMatch(/dir=|rtl/);
  });
});

it("divides long words of every language but English", () => {
  expect(renderBlocks([], { locale: "es" }).html).toContain("/hyphens.css");
  expect(renderBlocks([]).html).not.toContain("hyphens");
});
