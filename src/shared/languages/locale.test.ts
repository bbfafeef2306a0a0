import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "./languages.ts";
import { localHref, localePath } from "../addresses/local-href.ts";
import { splitLocale } from "./locale.ts";
import { safeHref } from "../addresses/safe-href.ts";
import { SYSTEM_PREFIXES } from "../addresses/system-prefixes.ts";

const THREE = ["en", "es", "pt-br"];

describe("the language of an address", () => {
  it.each([
    ["/", "en", "/"],
    ["/contact", "en", "/contact"],
    ["/es", "es", "/"],
    ["/es/", "es", "/"],
    ["/es/contact", "es", "/contact"],
    ["/pt-br/a/b", "pt-br", "/a/b"],
    ["/es/es", "es", "/es"],
    ["/essay", "en", "/essay"],
    ["/fr/contact", "en", "/fr/contact"],
    ["/en/contact", "en", "/en/contact"],
    ["", "en", ""],
  ])("%s is %s %s", (pathname, locale, path) => {
    expect(splitLocale(pathname, THREE)).toEqual({ locale, path });
  });

  const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/);
  const paths = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);

  it("survives the address that was made with it", () => {
    fc.assert(
      fc.property(paths, fc.constantFrom(...THREE), (path, locale) => {
        fc.pre(!THREE.includes(path.split("/")[1] ?? ""));
        expect(splitLocale(localePath(path, locale), THREE)).toEqual({ locale, path });
      }),
    );
  });
});

describe("a link of content", () => {
  it.each([
    ["/", "/es"],
    ["/#faq", "/es#faq"],
    ["/?a=1", "/es?a=1"],
    ["/contact", "/es/contact"],
    ["/contact/", "/es/contact/"],
    ["/contact?to=/api/x#form", "/es/contact?to=/api/x#form"],
    ["/blog/how.to/write", "/es/blog/how.to/write"],
    ["/releases/1.2", "/es/releases/1.2"],
    ["/landing", "/es/landing"],
    ["/apiary", "/es/apiary"],
    ["/essay", "/es/essay"],
    ["/fr/contact", "/es/fr/contact"],
  ])("%s leads to %s on a Spanish page", (href, expected) => {
    expect(localHref(href, "es", LOCALES)).toBe(expected);
  });

  it.each([
    "",
    "#faq",
    "?page=2",
    "contact",
    "https://example.org/contact",
    "mailto:a@example.org",
    "tel:+34600000000",
    "//example.org/contact",
    "/\\example.org",
    "/es",
    "/es/contact",
    "/es?a=1",
    "/en/contact",
    "/pt-br#faq",
    "/assets/client.js",
    "/landing/hero/report",
    "/report.pdf",
    "/files/report.PDF?v=2#page=3",
    "/video.mp4",
    "/icons.svg#X",
    "/sitemap.xml",
    ...[...SYSTEM_PREFIXES].flatMap((prefix) => [`/${prefix}`, `/${prefix}/x`, `/${prefix}?a=1#b`]),
  ])("%s stays as it is", (href) => {
    expect(localHref(href, "es", THREE)).toBe(href);
  });

  const hrefs = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `/${rest}`),
    fc.webPath().map((path) => path || "/"),
    fc
      .tuple(fc.webPath(), fc.webQueryParameters(), fc.webFragments())
      .map(([path, query, hash]) => `${path || "/"}?${query}#${hash}`),
    fc.constantFrom(...SYSTEM_PREFIXES, ...THREE).map((first) => `/${first}/x`),
  );

  it("is never changed on a page of the default language", () => {
    fc.assert(
      fc.property(hrefs, (href) => {
        expect(localHref(href, "en", THREE)).toBe(href);
      }),
    );
  });

  it("is changed only once, keeps query and anchor, and gets only the prefix", () => {
    fc.assert(
      fc.property(hrefs, fc.constantFrom("es", "pt-br"), (href, locale) => {
        const local = localHref(href, locale, THREE);
        expect(localHref(local, locale, THREE)).toBe(local);
        if (local === href) return;
        const end = href.search(/[?#]|$/);
        expect(local.endsWith(href.slice(end))).toBe(true);
        expect(splitLocale(local.slice(0, local.length - href.length + end), THREE)).toMatchObject({ locale });
        expect([`/${locale}${href}`, `/${locale}${href.slice(1)}`]).toContain(local);
      }),
    );
  });

  it("stays safe, and on this site", () => {
    fc.assert(
      fc.property(hrefs, (href) => {
        const safe = safeHref(href);
        fc.pre(safe !== undefined);
        const local = localHref(safe, "es", THREE);
        expect(safeHref(local)).toBe(local);
        const origin = (address: string) => new URL(address, "https://example.org/page").origin;
        expect(origin(local)).toBe(origin(safe));
      }),
    );
  });

  it("leads to every language that the site has", () => {
    const [, ...others] = LOCALES;
    expect(others.map((locale) => localHref("/contact", locale, LOCALES))).toEqual(
      others.map((one) => `/${one}/contact`),
    );
  });
});
