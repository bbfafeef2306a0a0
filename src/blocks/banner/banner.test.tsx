import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { bannerKey } from "./banner-key.ts";
import { banner as definition } from "./index.ts";
import type { Banner } from "./schema.ts";

const TEXT = "Ten founding places.";
const ASK = { text: "Ask for a place", href: "/contact" };
const top: Banner = { style: "top", text: TEXT, cta: [ASK], dismissible: true };

const banner = (content: object) => ({ banner: { text: TEXT, ...content } });
const render = (content: object, locale: "en" | "es" = "en") => renderBlocks([banner(content)], { locale }).html;
const rest = [{ header: {} }, { heading: { headline: "Prices" } }, { footer: {} }];

describe("where a banner is", () => {
  const frame = (style: string) => `<div class="banner-frame" data-block-type="banner" data-block-style="${style}">`;

  it.each([
    ["at the ends", [banner({ style: "top" }), ...rest, banner({ style: "bottom" })]],
    ["at the other ends", [banner({ style: "bottom" }), ...rest, banner({ style: "top" })]],
    [
      "among other blocks",
      [...rest.slice(0, 2), banner({ style: "top" }), banner({ style: "bottom" }), ...rest.slice(2)],
    ],
  ])("is its edge of the window, outside the main part, when it is stored %s", (_where, blocks) => {
    const { html } = renderBlocks(blocks);
    expect(html).toContain(`<div class="page-top">${frame("top")}<section aria-label="${TEXT}"`);
    expect(html).toMatch(/<div class="page-top">.*class="header-frame".*<\/div><\/div><main/s);
    expect(html).toMatch(/<\/footer><\/div><template><\/template><\/div><div class="page-bottom">/);
    expect(html.split('<div class="page-bottom">')[1]).toContain(frame("bottom"));
  });

  it("is shared with the other banners of the edge, in the page's order", () => {
    const { html } = renderBlocks([banner({ text: "One" }), ...rest, banner({ text: "Two" })]);
    expect(html).toMatch(/<div class="page-top">.*"One".*"Two".*class="header-frame".*<main/s);
    expect(html.split("<main")[1]).not.toContain("banner");
  });

  it("keeps the ids of all blocks derived from their positions in the list", () => {
    const { html } = renderBlocks([{ faq: { headline: "First" } }, banner({}), { faq: { headline: "Third" } }]);
    expect([...html.matchAll(/<h2 id="(b\d)-title"/g)].map(([, id]) => id)).toEqual(["b0", "b2"]);
  });

  it("leaves the page's title to the first block of the main part", () => {
    const { html } = renderBlocks([banner({ style: "top" }), ...rest]);
    expect(html).toContain(">Prices</h1>");
  });
});

describe("what a banner says", () => {
  it.each([
    ["nothing at all", {}],
    ["calls to action without words", { text: "", cta: [{ text: "", href: "/contact" }], dismissible: true }],
  ])("renders nothing for %s", (_what, content) => {
    const { html } = renderBlocks([{ banner: content }]);
    expect(html).toMatch(/<div class="banner-frame"[^>]*><\/div>/);
  });

  it("goes by its call to action when it has no text", () => {
    const html = render({ text: "", cta: [ASK], dismissible: true });
    expect(html).toContain('<section aria-label="Ask for a place"');
    expect(html).toContain('aria-label="Close: Ask for a place"');
    expect(html).not.toContain("<p");
  });

  it("shows the external icon and announces a new tab", () => {
    const html = render({ cta: [{ ...ASK, target: "_blank", icon: "external" }] });
    expect(html).toMatch(/target="_blank" rel="noopener"[^>]*>Ask for a place<svg.*#ExternalLink.*opens in a new tab/);
    expect(render({ cta: [ASK] })).not.toContain("ExternalLink");
  });

  it("refuses an unsafe address", () => {
    expect(render({ cta: [{ ...ASK, href: "javascript:alert(1)" }] })).not.toContain("javascript:");
  });

  it("has the chosen ground", () => {
    expect(render({ color: "deep" })).toContain('class="banner banner-top bg-deep text-ink scheme-dark"');
    expect(render({})).toContain('class="banner banner-top"');
  });
});

describe("closing", () => {
  it.each([
    ["en", "Close"],
    ["es", "Cerrar"],
  ] as const)("has a button that says what it closes: %s", (locale, close) => {
    const html = render({ dismissible: true }, locale);
    expect(html).toMatch(new RegExp(`<button[^>]*noscript:hidden[^>]*aria-label="${close}: ${TEXT}"`));
  });

  it.each([[{}], [{ dismissible: false }]])("is not there unless the banner is dismissible: %j", (content) => {
    expect(render(content)).not.toContain("<button");
    expect(definition.open({ text: TEXT, ...content }).early).toBeUndefined();
  });

  it("brings the script that keeps it closed, and the key that the script looks for", () => {
    expect(definition.open(top).early).toBe("banner");
    expect(render(top)).toContain(`data-banner="${bannerKey(top)}"`);
  });
});

describe("the key of a closed banner", () => {
  it.each<[string, Partial<Banner>]>([
    ["another text", { text: "Nine founding places." }],
    ["the other edge", { style: "bottom" }],
    ["another word to click", { cta: [{ ...ASK, text: "Write to us" }] }],
    ["another address", { cta: [{ ...ASK, href: "/docs" }] }],
    ["one more call to action", { cta: [ASK, ASK] }],
    ["no call to action", { cta: undefined }],
  ])("changes with %s", (_what, change) => {
    expect(bannerKey({ ...top, ...change })).not.toBe(bannerKey(top));
  });

  it("doesn't change with colours", () => {
    expect(bannerKey({ ...top, color: "deep", cta: [{ ...ASK, isPrimary: true, icon: "external" }] })).toBe(
      bannerKey(top),
    );
  });

  it("fits into an attribute, a selector and a list for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(bannerKey({ ...top, text })).toMatch(/^[a-z0-9]{1,7}$/);
      }),
    );
  });
});
