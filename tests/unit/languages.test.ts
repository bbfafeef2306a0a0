import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEAD_ACTION } from "#leads";
import { DEFAULT_LOCALE, LOCALES } from "#shared";
import { embedded, type Place } from "../databases.ts";
import { attributeOf, queryHtml } from "../query-html.ts";
import { openSite, type Site } from "../services.ts";

const link = (text: string, href: string) => ({ text, href });
const header = {
  withLogo: true,
  withLanguageSelector: true,
  withSignInAndSignUp: true,
  links: [{ id: 1, title: "Contact", path: "/contact" }],
};
const english = [
  { banner: { style: "top", text: "News" } },
  { header },
  {
    hero: {
      style: "text",
      headline: "In English",
      topText: { text: "See", link: link("questions", "/#faq") },
      cta: [link("Prices", "/pricing?plan=a#team"), link("File", "/landing/report.pdf"), link("Below", "#more")],
    },
  },
  { content: { content: "Read [our prices](/pricing) or <a href='/docs' target='_blank'>more</a>." } },
  { roiCalculator: {} },
  { footer: { sections: [{ name: "Company", items: [{ name: "Terms", href: "/terms" }] }] } },
];
const spanish = [{ hero: { style: "text", headline: "En español" } }];

let site: Site;
let place: Place;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ place, remove } = await embedded.make());
  site = await openSite(place);
  await site.publish("/one", english);
  await site.publish("/two", english);
  await site.publish("/two", spanish, "es");
  await site.publish("/solo", spanish, "es");
  await site.publish("/gone", english);
  await site.publish("/gone", spanish, "fr");
  await site.publish("/posts/:id1", english);
});
afterAll(async () => {
  await site.close();
  await remove();
});

const read = async (path: string) => (await site.request(path)).text();
const canonicalOf = (html: string) => queryHtml(html).values("link[rel=canonical]", "href")[0];
const languagesOf = (html: string) =>
  queryHtml(html)
    .all("link[rel=alternate][hreflang]")
    .map((other) => `${attributeOf(other, "hreflang")} ${attributeOf(other, "href")}`);
const hrefsOf = (html: string) => queryHtml(html).values("a[href]", "href");
const langOf = (html: string) => queryHtml(html).values("html", "lang")[0];
const mainLangOf = (html: string) => attributeOf(queryHtml(html).one("main"), "lang");

describe("a page with content in two languages", () => {
  const all = ["en https://example.org/two", "es https://example.org/es/two", "x-default https://example.org/two"];

  it.each([
    ["/two", "en", "In English"],
    ["/es/two", "es", "En español"],
  ])("%s is its own original, in %s, and names the other", async (path, locale, headline) => {
    const html = await read(path);
    expect([langOf(html), mainLangOf(html)]).toEqual([locale, undefined]);
    expect(html).toContain(headline);
    expect(canonicalOf(html)).toBe(`https://example.org${path}`);
    expect(languagesOf(html)).toEqual(all);
  });

  it("shows a change of either at once", async () => {
    await site.publish("/changing", english);
    expect(languagesOf(await read("/changing"))).toEqual([]);
    expect(await read("/es/changing")).toContain("In English");
    await site.publish("/changing", spanish, "es");
    expect(languagesOf(await read("/changing"))).toHaveLength(3);
    expect(await read("/es/changing")).toContain("En español");
  });
});

describe("a page without content in the asked language", () => {
  it.each([
    ["/es/one", "es", "en", "https://example.org/one", "In English"],
    ["/solo", "en", "es", "https://example.org/es/solo", "En español"],
  ])(
    "%s has menus in %s around content in %s, whose address is the original",
    async (path, locale, content, original, headline) => {
      const html = await read(path);
      expect([langOf(html), mainLangOf(html)]).toEqual([locale, content]);
      expect(html).toContain(headline);
      expect(canonicalOf(html)).toBe(original);
      expect(languagesOf(html)).toEqual([]);
      expect(html).not.toContain("noindex");
    },
  );

  it.each([
    ["/es/one", "en"],
    ["/one", undefined],
  ])("%s marks the content outside its main part", async (path, lang) => {
    const { one, values } = queryHtml(await read(path));
    expect(values("header ul:has(> li > a[href$='/contact'])", "lang")).toEqual([lang]);
    expect(attributeOf(one("footer"), "lang")).toBe(lang);
    expect(attributeOf(one("section[aria-label=News]"), "lang")).toBe(lang);
  });

  it("marks the calculator, whose words are the interface's, with their language", async () => {
    const langs = async (path: string) => queryHtml(await read(path)).values("[data-island=RoiCalculator]", "lang");
    expect([await langs("/es/one"), await langs("/one")]).toEqual([["es"], [undefined]]);
  });

  it("takes no notice of content in a language that the site does not have", async () => {
    expect(languagesOf(await read("/gone"))).toEqual([]);
    expect((await site.request("/fr/gone")).status).toBe(404);
  });
});

it("money and shares are written as the language writes them", async () => {
  const figures = async (path: string) => queryHtml(await read(path)).texts("dd");
  expect(await figures("/one")).toEqual(["$6,000", "50%", "158", "$12,000", "100"]);
  expect(await figures("/es/one")).toEqual(["6000 US$", "50 %", "158", "12.000 US$", "100"]);
});

it("the sitemap has every language with content, and nothing else", async () => {
  const xml = await read("/sitemap.xml");
  const found = [...xml.matchAll(/<loc>https:\/\/example\.org([^<]*)<\/loc>/g)].map(([, path]) => path);
  const own = found.filter((path) => /one|two|solo|gone|posts/.test(path ?? ""));
  expect(own).toEqual(["/gone", "/one", "/es/solo", "/two", "/es/two"]);
  expect(found.filter((path) => path?.startsWith("/es"))).not.toContain("/es");
});

describe("links", () => {
  it("keep the language of the page", async () => {
    const found = hrefsOf(await read("/es/one"));
    for (const href of [
      "/es",
      "/es/contact",
      "/es#faq",
      "/es/pricing?plan=a#team",
      "/es/pricing",
      "/es/docs",
      "/es/terms",
    ]) {
      expect(found).toContain(href);
    }
    for (const href of ["#more", "/landing/report.pdf", "/sign-in"]) expect(found).toContain(href);
    const own = found.filter((href) => href?.startsWith("/") && !/^\/(?:es\b|landing|sign-)/.test(href));
    const others = LOCALES.filter((locale) => locale !== "es");
    expect(own).toEqual(others.map((locale) => (locale === DEFAULT_LOCALE ? "/one" : `/${locale}/one`)));
  });

  it("of the default language have no prefix", async () => {
    const found = hrefsOf(await read("/one"));
    for (const href of ["/", "/contact", "/#faq", "/pricing?plan=a#team", "/terms"]) expect(found).toContain(href);
    expect(found.filter((href) => href?.startsWith("/es"))).toEqual(["/es/one"]);
  });
});

describe("pages in place of others", () => {
  it("are in the language of the address, all of them, and lead home in it", async () => {
    const answer = await site.request("/es/none");
    const html = await answer.text();
    expect([answer.status, langOf(html), mainLangOf(html)]).toEqual([404, "es", undefined]);
    expect(html).toContain("Esta página no existe");
    const found = hrefsOf(html);
    expect(found).toContain("/es#faq");
    expect(found).toContain("/es/contact");
    expect(found.filter((href) => href?.startsWith("#"))).toEqual(["#main"]);
  });

  it("are offered in no other language, unlike every page that is indexed", { tags: ["slow"] }, async () => {
    for (const path of ["/none", "/es/none", "/blocks", "/blocks/faq"]) {
      expect(await read(path)).not.toContain("data-languages");
    }
    for (const path of ["/", "/es", "/one"]) {
      const [, offered = ""] = /data-languages="([^"]*)"/.exec(await read(path)) ?? [];
      expect(offered.split(" ").toSorted()).toEqual(LOCALES.toSorted());
    }
  });
});

it("a form on a Spanish page answers in Spanish", async () => {
  const post = async (path: string, accept: string) => {
    const answer = await site.request(path, {
      method: "POST",
      headers: { origin: "https://example.org", "content-type": "application/x-www-form-urlencoded", accept },
      body: new URLSearchParams({ action: LEAD_ACTION, csrf: "" }),
    });
    return answer.text();
  };
  expect(await post("/es/one", "application/json")).toContain("El formulario ha estado abierto demasiado tiempo.");
  const html = await post("/es/one", "text/html");
  expect([langOf(html), mainLangOf(html)]).toEqual(["es", "en"]);
  expect(html).toContain("El formulario ha estado abierto demasiado tiempo.");
});
