import { describe, expect, it } from "vitest";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";

const footerOf = (html: string) => queryHtml(queryHtml(html).one("footer"));

describe("footer", () => {
  it("is outside the main part with every link under its section", () => {
    const { html } = renderBlocks([{ footer: defaults }]);
    expect(queryHtml(html).all("main footer")).toEqual([]);
    const { all } = footerOf(html);
    expect(all("h2").map(textOf)).toEqual(defaults.sections.map(({ name }) => name));
    expect(all("h2 + ul").map((list) => queryHtml(list).values("a", "href"))).toEqual(
      defaults.sections.map(({ items }) => items.map(({ href }) => href)),
    );
  });

  it("shows only the social accounts that are given, by name", () => {
    const socials = { github: "https://github.com/example", instagram: "" };
    const footer = footerOf(renderBlocks([{ footer: { ...defaults, socials } }]).html);
    expect(footer.all('a[href="https://github.com/example"]', "GitHub")).toHaveLength(1);
    expect(footer.all("a", "Instagram")).toEqual([]);
  });

  it("says whose site it is in the page's language, unless the content has its own line", () => {
    const lines = (content: object, site: object) =>
      footerOf(renderBlocks([{ footer: content }], site).html).texts("p");
    expect(lines(defaults, { siteName: "Lern$& & Co" })).toContain("© Lern$& & Co. All rights reserved.");
    expect(lines(defaults, { locale: "es" })).toContain("© Example. Todos los derechos reservados.");
    const own = lines({ ...defaults, bottomText: { text: "Made in Bern" } }, {});
    expect(own.join(" ")).toContain("Made in Bern");
    expect(own.join(" ")).not.toContain("©");
    expect(lines(defaults, { siteName: "" }).join(" ")).not.toContain("©");
  });

  it("leaves out nameless links and the bottom line when it is empty", () => {
    const sections = [{ name: "Product", items: [{ name: "", href: "#compare" }] }, {}];
    const footer = footerOf(renderBlocks([{ footer: { sections, bottomText: { text: "" } } }]).html);
    expect(footer.texts("h2")).toEqual(["Product"]);
    expect(footer.values("a", "href")).toEqual(["/"]);
    expect(footer.all("p")).toEqual([]);
  });

  it("closing: begins with its line and its action, and ends with the site's name, which readers get once", () => {
    const { texts, values, all } = footerOf(renderBlocks([{ footer: defaults }], { siteName: "Lernhaus" }).html);
    expect(texts("p")[0]).toBe(defaults.headline);
    expect(values("a", "href")?.[0]).toBe("#roi-calculator");
    expect(all(".footer-name[data-text=Lernhaus]").map(textOf)).toEqual([""]);
    const bare = footerOf(renderBlocks([{ footer: { ...defaults, headline: "", cta: [] } }]).html);
    expect(bare.all(".footer-call")).toEqual([]);
  });

  it("minimal: has every link in one list, without the names of sections", () => {
    const footer = footerOf(renderBlocks([{ footer: { ...defaults, style: "minimal" } }]).html);
    expect(footer.all("h2")).toEqual([]);
    expect(footer.all("ul")).toHaveLength(1);
    const hrefs = defaults.sections.flatMap(({ items }) => items.map(({ href }) => href));
    expect(footer.values("ul a", "href")).toEqual(hrefs);
  });
});
