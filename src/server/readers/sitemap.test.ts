import { expect, it } from "vitest";
import { pageEntries, renderSitemap as render } from "./sitemap.ts";

const page = (path: string, locale = "en") => ({ path, locale, publishedAt: "2026-02-03T04:05:06.000Z" });
const renderSitemap = (pages: Parameters<typeof pageEntries>[0], origin: string) =>
  render(pageEntries(pages, origin), origin);
const locs = (xml = "") => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it("has one entry for every language of a page, each naming all of them", () => {
  const pages = [page("/", "es"), page("/"), page("/contact"), page("/es-only", "es")];
  const [xml] = renderSitemap(pages, "https://a.org");
  expect(locs(xml)).toEqual([
    "https://a.org/",
    "https://a.org/es",
    "https://a.org/contact",
    "https://a.org/es/es-only",
  ]);
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.org/"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://a.org/es"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.org/"/>';
  const lastmod = "<lastmod>2026-02-03T04:05:06.000Z</lastmod>";
  expect(xml).toContain(`<url><loc>https://a.org/</loc>${lastmod}${links}</url>`);
  expect(xml).toContain(`<url><loc>https://a.org/es</loc>${lastmod}${links}</url>`);
  expect(xml).toContain(`<url><loc>https://a.org/contact</loc>${lastmod}</url>`);
});

it("leaves out pages with parameters in their path", () => {
  const [xml] = renderSitemap([page("/blog/:id1"), page("/blog")], "https://a.org");
  expect(locs(xml)).toEqual(["https://a.org/blog"]);
});

it("is a list of files above 10,000 addresses", () => {
  const pages = Array.from({ length: 10_001 }, (_, index) => page(`/p${index}`));
  expect(renderSitemap(pages.slice(1), "https://a.org")).toHaveLength(1);
  const [list, first, second] = renderSitemap(pages, "https://a.org");
  expect(locs(list)).toEqual(["https://a.org/sitemap.xml?file=1", "https://a.org/sitemap.xml?file=2"]);
  expect(locs(first)).toHaveLength(10_000);
  expect(locs(second)).toEqual(["https://a.org/p10000"]);
});

it("lists further files besides its own", () => {
  const [list, ...files] = render(pageEntries([page("/")], "https://a.org"), "https://a.org", ["?rows=a&after=1"]);
  expect(locs(list)).toEqual(["https://a.org/sitemap.xml?file=1", "https://a.org/sitemap.xml?rows=a&amp;after=1"]);
  expect(files.map(locs)).toEqual([["https://a.org/"]]);
});
