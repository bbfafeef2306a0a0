import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";

const footerOf = (html: string) => /<footer[^]*<\/footer>/.exec(html)?.[0] ?? "";

describe("footer", () => {
  it("is outside the main part with every link under its section", () => {
    const { html } = renderBlocks([{ footer: defaults }]);
    expect(html).toMatch(/<\/main><div[^>]*><footer/);
    for (const { name, items } of defaults.sections) {
      const section = new RegExp(`<h2[^>]*>${name}</h2><ul>[^]*?</ul>`).exec(html)?.[0] ?? "";
      for (const item of items) expect(section).toContain(`href="${item.href}"`);
    }
  });

  it("shows only the social accounts that are given, by name", () => {
    const socials = { github: "https://github.com/example", instagram: "" };
    const footer = footerOf(renderBlocks([{ footer: { ...defaults, socials } }]).html);
    expect(footer).toMatch(/<a href="https:\/\/github\.com\/example"[^>]*>GitHub<\/a>/);
    expect(footer).not.toContain("Instagram");
  });

  it("says whose site it is in the page's language, unless the content has a line of its own", () => {
    const line = (content: object, site: object) => footerOf(renderBlocks([{ footer: content }], site).html);
    expect(line(defaults, { siteName: "Lern$& & Co" })).toContain(">© Lern$&amp; &amp; Co. All rights reserved.</p>");
    expect(line(defaults, { locale: "es" })).toContain(">© Example. Todos los derechos reservados.</p>");
    const own = line({ ...defaults, bottomText: { text: "Made in Bern" } }, {});
    expect(own).toContain("Made in Bern");
    expect(own).not.toContain("©");
    expect(line(defaults, { siteName: "" })).not.toContain("©");
  });

  it("leaves out nameless links and the bottom line when it is empty", () => {
    const sections = [{ name: "Product", items: [{ name: "", href: "#compare" }] }, {}];
    const footer = footerOf(renderBlocks([{ footer: { sections, bottomText: { text: "" } } }]).html);
    expect(footer.match(/<h2/g)).toHaveLength(1);
    expect(footer).not.toContain("#compare");
    expect(footer).not.toContain("border-t");
  });
});
