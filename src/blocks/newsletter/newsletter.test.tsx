import { describe, expect, it } from "vitest";
import { NEWSLETTER_FORM } from "#subscribers";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { FormState } from "../context.tsx";

const HEADLINE = "Our letter";
const letter = (content: object = {}) => ({ newsletter: { headline: HEADLINE, ...content } });

function render(content: object = {}, state?: Omit<FormState, "token">, locale: "en" | "es" = "en") {
  const forms = state && { [NEWSLETTER_FORM]: state };
  const { html, errors } = renderBlocks([letter(content)], { forms, locale });
  expect(errors).toEqual([]);
  // The templates that the script copies into the page aren't part of the visible page.
  return html.replaceAll(/<template.*?<\/template>/gs, "");
}

const field = (html: string, name: string) => html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? "";

function labelOf(html: string, name: string): string | undefined {
  const { texts, values } = queryHtml(html);
  return texts(`label[for="${values(`input[name=${name}]`, "id").join()}"]`)[0];
}

describe.each(["simple", "rightForm"])("the newsletter in the style %s", (style) => {
  it("posts every field with its token to /newsletter, and nothing is disabled", () => {
    const html = render({ style });
    const { all, values } = queryHtml(html);
    expect(all("form[action='/newsletter'][method=post]")).toHaveLength(1);
    expect(values("form input", "name")).toEqual(["csrf", "source", "company_fax", "email", "first_name", "last_name"]);
    expect(field(html, "csrf")).toContain('value="token-of-newsletter"');
    expect(field(html, "source")).toContain('value="right form block"');
    expect(field(html, "email")).toContain('type="email"');
    for (const name of ["email", "first_name", "last_name"]) expect(field(html, name)).toContain('required=""');
    expect(html).not.toContain("disabled");
    expect(html).not.toContain('type="checkbox"');
  });

  it.each([
    ["en", ["Email", "First name", "Last name"], "Subscribe", "/privacy-policy", "/newsletter"],
    ["es", ["Correo electrónico", "Nombre", "Apellidos"], "Suscribirse", "/es/privacy-policy", "/es/newsletter"],
  ] as const)("speaks the page's language: %s", (locale, labels, button, policy, address) => {
    const html = render({ style }, undefined, locale);
    expect(["email", "first_name", "last_name"].map((name) => labelOf(html, name))).toEqual(labels);
    expect(html).toContain(`>${button}</button>`);
    expect(html).toContain(`href="${policy}"`);
    expect(html).toContain(`action="${address}"`);
    expect(html).toContain(`<div lang="${locale}"`);
  });

  it("keeps entered values, shows each error at its field and opens at the reason", () => {
    const html = render(
      { style },
      { error: "Please check", fields: { email: "Wrong" }, values: { email: "<no", first_name: "Ada" } },
    );
    const { texts, values } = queryHtml(html);
    expect(texts("[role=alert][tabindex='-1'][autofocus] > p")).toEqual(["Please check"]);
    expect(field(html, "email")).toContain('value="&lt;no"');
    expect(field(html, "first_name")).toContain('value="Ada"');
    expect(texts(`#${values("input[name=email]", "aria-describedby").join()}`)).toEqual(["Wrong"]);
    expect(html).not.toContain("disabled");
  });

  it("shows the thanks instead of the form", () => {
    const html = render({ style }, { success: "You are on the list." });
    expect(queryHtml(html).texts("[role=status][autofocus] > p")).toEqual(["Thank you", "You are on the list."]);
    expect(queryHtml(html).values("[role=status]", "class").join()).not.toMatch(/brand|danger/);
    expect(html).not.toContain("<form");
  });

  it("carries the page's title where it opens the page, and only there", () => {
    const { html } = renderBlocks([{ header: {} }, letter({ style }), letter({ style })]);
    expect(html).toMatch(/<h1[^>]*>Our letter<\/h1>.*<h2[^>]*>Our letter<\/h2>/s);
  });

  it("shows the accounts that are given, and nothing where there are none", () => {
    const socials = {
      github: "https://github.com/example",
      discord: "",
      instagram: "javascript:alert(1)",
      twitterCreator: "@ada",
    };
    const html = render({ style, socials });
    expect(html).toMatch(/<a href="https:\/\/github\.com\/example"[^>]*>GitHub<\/a>/);
    expect(html).toMatch(/<a href="https:\/\/x\.com\/ada"[^>]*>@ada<\/a>/);
    expect(html).not.toContain("Discord");
    expect(html).not.toContain("javascript:");
    expect(render({ style, socials: {} })).not.toContain("Find us elsewhere");
  });
});

describe("the author's account", () => {
  it.each([
    ["@ada", "https://x.com/ada"],
    ["ada", "https://x.com/ada"],
    ["https://twitter.com/ada", "https://x.com/ada"],
    ["https://x.com/ada/", "https://x.com/ada"],
  ])("%s links to %s", (twitterCreator, href) => {
    expect(render({ socials: { twitterCreator } })).toContain(`href="${href}"`);
  });

  it.each(["https://evil.example/ada", "ada lovelace", "@"])(
    "%s isn't an account and isn't linked",
    (twitterCreator) => {
      expect(render({ socials: { twitterCreator } })).not.toContain("x.com");
    },
  );
});

describe("several newsletters on one page", () => {
  it("share no id, and every label belongs to its own field", () => {
    const { html } = renderBlocks([letter(), letter({ style: "rightForm" }), letter()]);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/ for="([^"]*)"/g)) expect(ids).toContain(id);
  });

  it("show an answer only in the one that was sent", () => {
    const forms = { [NEWSLETTER_FORM]: { error: "Please check", values: { email: "ada@" }, index: 1 } };
    const { html } = renderBlocks([letter(), letter(), letter()], { forms });
    expect(html.match(/value="ada@"/g)).toHaveLength(1);
    expect(html).toMatch(/data-block-type.*data-block-type.*value="ada@".*data-block-type/s);
  });
});
