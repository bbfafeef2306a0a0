import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
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
  it.each([
    ["at the ends", [banner({ style: "top" }), ...rest, banner({ style: "bottom", text: "Below" })]],
    ["at the other ends", [banner({ style: "bottom", text: "Below" }), ...rest, banner({ style: "top" })]],
    [
      "among other blocks",
      [...rest.slice(0, 2), banner({ style: "top" }), banner({ style: "bottom", text: "Below" }), ...rest.slice(2)],
    ],
  ])("is its edge of the window, outside the main part, when it is stored %s", (_where, blocks) => {
    const { all, values } = queryHtml(renderBlocks(blocks).html);
    expect(values("[data-block-type]", "data-block-type")).toEqual(["banner", "header", "heading", "footer", "banner"]);
    expect(values("main [data-block-type]", "data-block-type")).toEqual(["heading"]);
    // The sheet makes these boxes stick to the window's edges: one for each.
    expect(all(".page-top:has(> [data-block-type=header]) ~ main")).toHaveLength(1);
    expect(all(`.page-top > [data-block-style=top] > section[aria-label="${TEXT}"]`)).toHaveLength(1);
    expect(all(":has(> main) + .page-bottom")).toHaveLength(1);
    expect(all(`.page-bottom > [data-block-style=bottom] > section[aria-label=Below]`)).toHaveLength(1);
  });

  it("is shared with the other banners of the edge, in the page's order", () => {
    const { values } = queryHtml(renderBlocks([banner({ text: "One" }), ...rest, banner({ text: "Two" })]).html);
    expect(values(".page-top > [data-block-type]", "data-block-type")).toEqual(["banner", "banner", "header"]);
    expect(values("[data-block-type=banner] > section", "aria-label")).toEqual(["One", "Two"]);
  });

  it("keeps the ids of all blocks derived from their positions in the list", () => {
    const { html } = renderBlocks([{ faq: { headline: "First" } }, banner({}), { faq: { headline: "Third" } }]);
    expect(queryHtml(html).values("h2", "id")).toEqual(["b0-title", "b2-title"]);
  });

  it("leaves the page's title to the first block of the main part", () => {
    const { html } = renderBlocks([banner({ style: "top" }), ...rest]);
    expect(queryHtml(html).texts("h1")).toEqual(["Prices"]);
  });
});

describe("what a banner says", () => {
  it.each([
    ["nothing at all", {}],
    ["calls to action without words", { text: "", cta: [{ text: "", href: "/contact" }], dismissible: true }],
  ])("renders nothing for %s", (_what, content) => {
    const { html } = renderBlocks([{ banner: content }]);
    expect(queryHtml(html).one("[data-block-type=banner]").children).toEqual([]);
  });

  it("is named by its call to action when it has no text", () => {
    const html = render({ text: "", cta: [ASK], dismissible: true });
    const { all } = queryHtml(html);
    expect(all("section[aria-label='Ask for a place'] button[aria-label='Close: Ask for a place']")).toHaveLength(1);
    expect(all("section p")).toEqual([]);
  });

  it("shows the external icon and announces a new tab", () => {
    const html = render({ cta: [{ ...ASK, target: "_blank", icon: "external" }] });
    const link = queryHtml(
      queryHtml(html).one("section a[target=_blank][rel=noopener]", /^Ask for a place.*opens in a new tab/),
    );
    expect(link.values("use", "href")).toEqual([expect.stringMatching(/#ExternalLink$/)]);
    expect(render({ cta: [ASK] })).not.toContain("ExternalLink");
  });

  it("refuses an unsafe address", () => {
    expect(render({ cta: [{ ...ASK, href: "javascript:alert(1)" }] })).not.toContain("javascript:");
  });
});

describe("closing", () => {
  it.each([
    ["en", "Close"],
    ["es", "Cerrar"],
  ] as const)("has a button that says what it closes: %s", (locale, close) => {
    const html = render({ dismissible: true }, locale);
    // Without a script nothing could close it.
    const buttons = "section button.noscript\\:hidden[data-enhance-on-click=banner]";
    expect(queryHtml(html).values(buttons, "aria-label")).toEqual([`${close}: ${TEXT}`]);
  });

  it.each([[{}], [{ dismissible: false }]])("exists only if the banner is dismissible: %j", (content) => {
    expect(render(content)).not.toContain("<button");
    expect(definition.open({ text: TEXT, ...content }).early).toBeUndefined();
  });

  it("loads the script that keeps it closed, and renders the key that the script looks for", () => {
    expect(definition.open(top).early).toBe("banner");
    expect(render(top)).toContain(`data-banner="${bannerKey(top)}"`);
  });
});

describe("the key of a closed banner", () => {
  it.each<[string, Partial<Banner>]>([
    ["another text", { text: "Nine founding places." }],
    ["the other edge", { style: "bottom" }],
    ["another link text", { cta: [{ ...ASK, text: "Write to us" }] }],
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
