import { describe, expect, it } from "vitest";
import { renderHead } from "./head.ts";

const assets = {
  script: "/a.js",
  styles: ["/a.css"],
  fonts: [],
  early: { theme: "/t.js" },
  blockStyles: { gallery: "/gallery.css" },
  icons: "/i.svg",
  image: (src: string) => ({ src }),
};
const context = {
  locale: "en" as const,
  origin: "https://example.org",
  path: "/contact",
  siteName: "Site",
  debug: false,
  formToken: () => "",
};

function head(tags: Record<string, string>, overrides = {}) {
  const metaTags = Object.entries(tags).map(([name, value]) => ({ name, value }));
  return renderHead({ metaTags, blocks: [] }, { ...context, ...overrides }, assets, { early: [], types: [] });
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
});
