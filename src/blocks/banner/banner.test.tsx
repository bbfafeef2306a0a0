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

describe("where a banner stands", () => {
  it("before the header or after the footer it is a landmark of its own outside the main part", () => {
    const { html } = renderBlocks([banner({ style: "top" }), ...rest, banner({ style: "bottom" })]);
    const [before = "", after = ""] = html.split(/<main.*<\/main>/s);
    for (const part of [before, after]) expect(part).toContain(`<section aria-label="${TEXT}"`);
    expect(before).toContain('<div class="banner-frame" data-block-type="banner" data-block-style="top">');
    expect(after).toContain('<div class="banner-frame" data-block-type="banner" data-block-style="bottom">');
  });

  it("between other blocks it is a part of the main part", () => {
    const { html } = renderBlocks([...rest.slice(0, 2), banner({ style: "top" }), rest[1] ?? {}]);
    expect(html).toMatch(/<main.*Prices.*<section aria-label="Ten founding places\.".*Prices.*<\/main>/s);
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
  ])("draws nothing for %s", (_what, content) => {
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

  it("stands on the chosen ground", () => {
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

  it("stays with a new coat of paint", () => {
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
