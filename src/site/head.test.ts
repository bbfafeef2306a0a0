import { describe, expect, it } from "vitest";
import { renderHead } from "./head.ts";

const assets = {
  script: "/a.js",
  styles: ["/a.css"],
  fonts: [],
  faces: {},
  early: { theme: "/t.js" },
  blockStyles: { gallery: "/gallery.css" },
  icons: "/i.svg",
  image: (src: string) => ({ src }),
};
const context = {
  locale: "en",
  origin: "https://example.org",
  path: "/contact",
  siteName: "Site",
  debug: false,
  formToken: () => "",
};

function head(tags: Record<string, string>, overrides = {}, locale?: string) {
  const metaTags = Object.entries(tags).map(([name, value]) => ({ name, value }));
  return renderHead({ metaTags, blocks: [], locale }, { ...context, ...overrides }, assets, { early: [], types: [] });
}

describe("renderHead", () => {
  it("makes link previews from title and description, and absolute addresses", () => {
    const html = head({ title: "A & B", description: "What <it> is", "og:image": "/share.png" });
    expect(html).toContain("<title>A &amp; B</title>");
    expect(html).toContain('<meta name="description" content="What &lt;it&gt; is">');
    expect(html).toContain('<meta property="og:title" content="A &amp; B">');
    expect(html).toContain('<meta property="og:image" content="https://example.org/share.png">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<link rel="canonical" href="https://example.org/contact">');
  });

  it("keeps the tags that the site relies on, whatever a page sets", () => {
    const html = head({
      Referrer: "unsafe-url",
      viewport: "width=1",
      "analytics-url": "/evil",
      "color-scheme": "dark",
    });
    expect(html).not.toMatch(/unsafe-url|width=1"|\/evil|content="dark"/);
  });

  it("lets a page's own tags win, and refuses an unsafe canonical address", () => {
    expect(head({ "og:title": "Own", title: "Title" })).not.toContain('property="og:title" content="Title"');
    expect(head({ canonical: "https://other.org/x" })).toContain('rel="canonical" href="https://other.org/x"');
    expect(head({ canonical: "javascript:alert(1)" })).toContain('href="https://example.org/contact"');
  });

  it("keeps other languages of one content on one canonical address, and error pages out of the index", () => {
    expect(head({}, { locale: "es" })).toContain('<link rel="canonical" href="https://example.org/contact">');
    const html = head({}, { noindex: true });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("canonical");
  });

  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, language, href]) => [
      language,
      href,
    ]);
  const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];

  it.each([
    ["en", "https://example.org/contact"],
    ["es", "https://example.org/es/contact"],
  ])("names every language of a page that has content in several, and itself as the original in %s", (locale, own) => {
    const html = head({}, { locale, contentLocales: ["en", "es"] }, locale);
    expect(canonical(html)).toBe(own);
    expect(html).toContain(`<meta property="og:url" content="${own}">`);
    expect(alternates(html)).toEqual([
      ["en", "https://example.org/contact"],
      ["es", "https://example.org/es/contact"],
      ["x-default", "https://example.org/contact"],
    ]);
  });

  it("leads search engines to a language that the page has, where the default one is missing", () => {
    const html = head({}, { path: "/", locale: "es", contentLocales: ["es", "fr"] }, "es");
    expect(alternates(html).at(-1)).toEqual(["x-default", "https://example.org/es"]);
  });

  it.each([
    ["a page in one language", { contentLocales: ["en"] }, "en", {}],
    ["content in another language", { locale: "de", contentLocales: ["en", "es"] }, "en", {}],
    ["a page that names another original", { contentLocales: ["en", "es"] }, "en", { canonical: "/other" }],
    ["a page that is not indexed", { contentLocales: ["en", "es"], noindex: true }, "en", {}],
  ])("names no languages for %s", (_case, overrides, locale, tags) => {
    expect(alternates(head(tags, overrides, locale))).toEqual([]);
  });

  it("names the original of content in another language than the asked one", () => {
    expect(canonical(head({}, { locale: "de", contentLocales: ["en", "es"] }, "en"))).toBe(
      "https://example.org/contact",
    );
    expect(canonical(head({}, { contentLocales: ["es"] }, "es"))).toBe("https://example.org/es/contact");
  });
});
