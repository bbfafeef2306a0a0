import { describe, expect, it } from "vitest";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { NEWSLETTER_FORM } from "#subscribers";
import { defaults } from "./defaults.ts";
import { styleSamples } from "./style-samples.ts";
import { schema } from "./schema.ts";

const STYLES = schema.shape.style.options;

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

  it.each(STYLES)("%s: has every link once, the site's mark, and the bottom line", (style) => {
    const sections = Array.from({ length: 12 }, (_, index) => ({
      name: `Part ${index}`,
      items: [
        { name: `Link ${index}`, href: `/${index}` },
        { name: "", href: "/none" },
        { name: "Bad", href: "javascript:alert(1)" },
      ],
    }));
    const socials = { github: "https://github.com/example" };
    const footer = footerOf(renderBlocks([{ footer: { style, text: "About us.", sections, socials } }]).html);
    for (const { items } of sections) expect(footer.all(`a[href="${items[0]?.href}"]`)).toHaveLength(1);
    expect(footer.all('a[href="/"]')).toHaveLength(1);
    expect(footer.values("a", "href")).not.toContain("javascript:alert(1)");
    expect(footer.all("a[href='/none']")).toEqual([]);
    expect(footer.all('a[href="https://github.com/example"]', "GitHub")).toHaveLength(1);
    expect(footer.all("p", /All rights reserved/)).toHaveLength(1);
  });

  it.each(STYLES)("%s: shows a draft without anything but its site's name", (style) => {
    const { html, errors } = renderBlocks([{ footer: { style, sections: [{}] } }]);
    expect(errors).toEqual([]);
    const { all, values } = footerOf(html);
    expect(all("h2, li")).toEqual([]);
    expect(values('a:not([href="/privacy-policy"])', "href")).toEqual(["/"]);
  });

  it("newsletter: has the form under its invitation, and an answer only in the block that was sent", () => {
    const own = { footer: { ...defaults, ...styleSamples.newsletter, style: "newsletter" } };
    const forms = { [NEWSLETTER_FORM]: { error: "Please check", index: 0 } };
    const { html } = renderBlocks([{ newsletter: {} }, own], { forms });
    const { all, values, texts } = footerOf(html);
    expect(texts(".footer-invitation")).toEqual([styleSamples.newsletter?.newsletter?.headline]);
    expect(all("form[action='/newsletter'][method=post]")).toHaveLength(1);
    expect(values("form input[name=csrf]", "value")).toEqual(["token-of-newsletter"]);
    expect(all("[role=alert]:not(template *)")).toEqual([]);
    expect(queryHtml(html).texts("main form [role=alert] > p")).toEqual(["Please check"]);
  });

  it.each(STYLES.filter((style) => style !== "newsletter"))("%s: asks for nothing", (style) => {
    expect(
      footerOf(renderBlocks([{ footer: { ...defaults, style } }]).html).all("form, input, [data-enhance]"),
    ).toEqual([]);
  });
});
