import { describe, expect, it } from "vitest";
import { DEFAULT_LOCALE, LANGUAGES, type JsonObject } from "#shared";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";

/** The header's links in order as [address, text]; an address that isn't safe is undefined. */
function linksOf(html: string) {
  const header = /<header[^]*<\/header>/.exec(html)?.[0] ?? "";
  return [...header.matchAll(/<a( [^>]*)?>(.*?)<\/a>/g)].map(([, attributes = "", inside = ""]) => [
    / href="([^"]*)"/.exec(attributes)?.[1],
    inside.replaceAll(/<[^>]*>/g, ""),
  ]);
}

const render = (content: JsonObject, locale: "en" | "es" = "en") =>
  renderBlocks([{ header: content }], { locale }).html;

describe("header", () => {
  it("defaults to the specification's navbar", () => {
    expect(linksOf(render(defaults))).toEqual([
      ["/", "Example"],
      ["#compare", "Compare"],
      ["#advantages", "Advantages"],
      ["#roi-calculator", "Calculator"],
      ["#profit-leaks", "Profit leaks"],
      ["#faq", "FAQ"],
      ["/contact", "Contact"],
      ["/docs", "Documentation"],
      ["/terms-and-conditions", "Terms and conditions"],
      ["/privacy-policy", "Privacy policy"],
      ...[...LANGUAGES].map(([code, name]) => [code === DEFAULT_LOCALE ? "/" : `/${code}`, name]),
      ["/sign-in", "Sign in"],
      ["/contact", "Sign up"],
    ]);
  });

  it.each([
    ["the contact page while accounts are by invitation", {}, {}, "/contact"],
    ["the contact page in the page's language", {}, { locale: "es" }, "/es/contact"],
    ["the sign-up while that is open", {}, { isSignUpOpen: true }, "/sign-up"],
    ["the sign-up, which has one language", {}, { isSignUpOpen: true, locale: "es" }, "/sign-up"],
    ["where the owner wants", { signUpPath: "/trial" }, { isSignUpOpen: true }, "/trial"],
    ["another site", { signUpPath: "https://app.example.com/join" }, {}, "https://app.example.com/join"],
    ["nowhere unsafe", { signUpPath: "javascript:alert(1)" }, {}, undefined],
  ])("links the sign-up button to %s", (_case, content, site, href) => {
    const { html } = renderBlocks([{ header: { ...defaults, ...content } }], site);
    expect(linksOf(html).at(-1)?.[0]).toBe(href);
  });

  it("loads the theme script only with the dark-mode toggle", () => {
    expect(render(defaults)).not.toContain("theme");
    const withToggle = render({ ...defaults, withDarkModeToggle: true });
    const { all } = queryHtml(withToggle);
    expect(all("script[src='/theme.js']")).toHaveLength(1);
    // The script shows the button, which does nothing without it.
    expect(all("[data-enhance=theme-toggle] > button[type=button].invisible")).toHaveLength(1);
  });

  it("marks the page's language and leads home in it", () => {
    const html = render(defaults, "es");
    expect(linksOf(html)[0]).toEqual(["/es", "Example"]);
    expect(queryHtml(html).values("[aria-current=true]", "lang")).toEqual(["es"]);
    expect(queryHtml(html).all("a[aria-current=true]")).toHaveLength(1);
  });

  it("joins the row where its texts fit: the default from lg in English, from xl in Spanish, whose texts are longer", () => {
    expect(render(defaults)).toContain("lg:contents");
    expect(render(defaults, "es")).toContain("xl:contents");
    const links = Array.from({ length: 20 }, (_, id) => ({ id, title: `A long title ${id}`, path: "/x" }));
    expect(render({ links })).not.toContain(":contents");
  });

  it("opens nested links without a script, one list at a time, the parent's own address first", () => {
    const items = [{ title: "Guides", path: "/docs" }, { title: "" }];
    const html = render({ withLanguageSelector: true, links: [{ title: "Help", path: "/help", items }] });
    expect(linksOf(html).slice(0, 2)).toEqual([
      ["/help", "Help"],
      ["/docs", "Guides"],
    ]);
    const names = [...html.matchAll(/<details name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  it("draws only what a draft has: no bar for an empty one, no nameless or unsafe link", () => {
    expect(render({})).not.toContain("<header");
    const links = [{ title: "", path: "/x" }, { title: "Two" }];
    expect(linksOf(render({ withLogo: false, links }))).toEqual([[undefined, "Two"]]);
  });

  it("tells search engines who is behind the site", () => {
    expect(render(defaults)).toContain(
      '"@type":"Organization","name":"Example","url":"https://example.org","logo":"https://example.org/landing/logo.svg"',
    );
  });
});
