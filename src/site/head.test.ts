import { describe, expect, it } from "vitest";
import { attributeOf, queryHtml, textOf } from "../../tests/query-html.ts";
import { renderHead, type HeadParts } from "./head.ts";

const assets = {
  script: "/a.js",
  styles: ["/a.css"],
  fonts: {},
  faces: {},
  early: { theme: "/t.js" },
  blockStyles: { gallery: "/gallery.css" },
  icons: "/i.svg",
  image: (src: string) => ({ src: src.includes("#crop") ? `/cropped?${src}` : src }),
  drawings: {},
};
const context = {
  locale: "en",
  origin: "https://example.org",
  path: "/contact",
  siteName: "Site",
  debug: false,
  formToken: () => "",
};

function head(tags: Record<string, string>, overrides = {}, locale?: string, parts: Partial<HeadParts> = {}) {
  const metaTags = Object.entries(tags).map(([name, value]) => ({ name, value }));
  const all = { favicon: "/mark.svg", early: [], styles: [], heads: [], ...parts };
  return renderHead({ metaTags, blocks: [], locale }, { ...context, ...overrides }, assets, all);
}

/** What a head says of a thing under `name`, or under `property` as link previews have it. */
const metaOf = (html: string, name: string) =>
  queryHtml(html).values(`meta[name="${name}"], meta[property="${name}"]`, "content");
const canonicalOf = (html: string) => queryHtml(html).values('link[rel="canonical"]', "href");
const alternatesOf = (html: string) => {
  const { values } = queryHtml(html);
  const addresses = values('link[rel="alternate"][hreflang]', "href");
  return values('link[rel="alternate"][hreflang]', "hreflang").map((language, at) => [language, addresses[at]]);
};

describe("renderHead", () => {
  it("makes link previews from title and description, and absolute addresses", () => {
    const html = head({ title: "A & B", description: "What <it> is", "og:image": "/share.png" });
    expect(textOf(queryHtml(html).one("title"))).toBe("A & B");
    expect(metaOf(html, "description")).toEqual(["What <it> is"]);
    expect(metaOf(html, "og:title")).toEqual(["A & B"]);
    expect(metaOf(html, "og:image")).toEqual(["https://example.org/share.png"]);
    expect(metaOf(html, "twitter:card")).toEqual(["summary_large_image"]);
    expect(canonicalOf(html)).toEqual(["https://example.org/contact"]);
  });

  it("leaves out the sample's share picture on a site with a look or a name of its own", () => {
    const tags = { title: "A", "og:image": "/landing/share.png", "og:image:alt": "The sample" };
    const shareImage = "/media/share/drawn.png";
    expect(metaOf(head(tags, { shareImage }), "og:image")).toEqual(["https://example.org/landing/share.png"]);
    for (const own of [{ brand: { stylesheet: "/brand.css" } }, { mark: "/assets/mark.svg" }]) {
      const html = head(tags, { shareImage, ...own });
      expect(metaOf(html, "og:image")).toEqual(["https://example.org/media/share/drawn.png"]);
      expect(metaOf(html, "og:image:alt")).toEqual(["A"]);
    }
  });

  it("names a post's times and each of its tags, and the feeds of its blog", () => {
    const article = { url: "https://example.org/contact", publishedAt: "2026-03-04", modifiedAt: "2026-03-05" };
    const tags = { "article:tag": "Families, A & B", "article:published_time": "4 March", author: "Ines" };
    const html = head(tags, {}, "en", { heads: [{ article, blog: { href: "/es/blog" } }] });
    expect(queryHtml(html).values("meta[property^='article:']", "content")).toEqual([
      "2026-03-04",
      "2026-03-05",
      "Families",
      "A & B",
    ]);
    expect(metaOf(html, "author")).toEqual(["Ines"]);
    expect(queryHtml(html).values("link[rel=alternate][type$='+json'], link[type$='+xml']", "href")).toEqual([
      "/es/blog/feed.xml",
      "/es/blog/feed.json",
    ]);
  });

  it("offers the part of a picture that was chosen, without its fragment", () => {
    const photo = `/media/${"a".repeat(64)}.jpg`;
    const shared = (use: string) => metaOf(head({ "og:image": photo + use }), "og:image");
    expect(shared("#focus=0.2,0.3")).toEqual([`https://example.org${photo}`]);
    expect(shared("#crop=0,0,0.5,0.5")).toEqual([`https://example.org/cropped?${photo}#crop=0,0,0.5,0.5`]);
  });

  it("offers no drawing as a picture for link previews, which can't show it", () => {
    const html = head({ "og:image": "/cover.svg", "og:image:alt": "A" });
    expect([metaOf(html, "og:image"), metaOf(html, "og:image:alt"), metaOf(html, "twitter:card")]).toEqual([
      [],
      [],
      ["summary"],
    ]);
  });

  it("loads the largest picture ahead in the width that the page chooses", () => {
    const leadImage = { src: "/media/a.png", srcSet: "/media/a-480.webp 480w" };
    const link = queryHtml(head({}, {}, "en", { leadImage })).one("link[rel=preload]");
    expect(attributeOf(link, "imagesrcset")).toBe("/media/a-480.webp 480w");
    expect(attributeOf(link, "imagesizes")).toContain("100vw");
  });

  it("keeps the tags that the site relies on, whatever a page sets", () => {
    const html = head({
      Referrer: "unsafe-url",
      viewport: "width=1",
      "analytics-url": "/evil",
      "color-scheme": "dark",
    });
    const said = queryHtml(html).values("meta", "content");
    for (const own of ["unsafe-url", "width=1", "/evil", "dark"]) expect(said).not.toContain(own);
  });

  it("lets a page's own tags win, and refuses an unsafe canonical address", () => {
    expect(metaOf(head({ "og:title": "Own", title: "Title" }), "og:title")).toEqual(["Own"]);
    expect(canonicalOf(head({ canonical: "https://other.org/x" }))).toEqual(["https://other.org/x"]);
    expect(canonicalOf(head({ canonical: "javascript:alert(1)" }))).toEqual(["https://example.org/contact"]);
  });

  it("keeps other languages of one content on one canonical address, and error pages out of the index", () => {
    expect(canonicalOf(head({}, { locale: "es" }))).toEqual(["https://example.org/contact"]);
    const html = head({}, { noindex: true });
    expect(metaOf(html, "robots")).toEqual(["noindex"]);
    expect(canonicalOf(html)).toEqual([]);
  });

  it.each([
    ["en", "https://example.org/contact"],
    ["es", "https://example.org/es/contact"],
  ])("names every language of a page that has content in several, and itself as the original in %s", (locale, own) => {
    const html = head({}, { locale, contentLocales: ["en", "es"] }, locale);
    expect(canonicalOf(html)).toEqual([own]);
    expect(metaOf(html, "og:url")).toEqual([own]);
    expect(alternatesOf(html)).toEqual([
      ["en", "https://example.org/contact"],
      ["es", "https://example.org/es/contact"],
      ["x-default", "https://example.org/contact"],
    ]);
  });

  it("leads search engines to a language that the page has, where the default one is missing", () => {
    const html = head({}, { path: "/", locale: "es", contentLocales: ["es", "fr"] }, "es");
    expect(alternatesOf(html).at(-1)).toEqual(["x-default", "https://example.org/es"]);
  });

  it.each([
    ["a page in one language", { contentLocales: ["en"] }, "en", {}],
    ["content in another language", { locale: "de", contentLocales: ["en", "es"] }, "en", {}],
    ["a page that names another original", { contentLocales: ["en", "es"] }, "en", { canonical: "/other" }],
    ["a page that is not indexed", { contentLocales: ["en", "es"], noindex: true }, "en", {}],
  ])("names no languages for %s", (_case, overrides, locale, tags) => {
    expect(alternatesOf(head(tags, overrides, locale))).toEqual([]);
  });

  it("names the original of content in another language than the requested one", () => {
    expect(canonicalOf(head({}, { locale: "de", contentLocales: ["en", "es"] }, "en"))).toEqual([
      "https://example.org/contact",
    ]);
    expect(canonicalOf(head({}, { contentLocales: ["es"] }, "es"))).toEqual(["https://example.org/es/contact"]);
  });
});
