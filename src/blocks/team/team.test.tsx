import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { schema } from "./schema.ts";

const STYLES = schema.shape.style.options;
const render = (content: object, locale: "en" | "es" = "en") =>
  queryHtml(renderBlocks([{ team: { headline: "The team", ...content } }], { locale }).html);

describe("a person", () => {
  it.each(STYLES)("%s: has a portrait, or initials that are no text for assistive technology", (style) => {
    const { all, texts } = render({ style, items: [{ name: "Ana Gil" }, { name: "Tom Low", image: "/a.webp" }] });
    expect(texts("[aria-hidden=true].team-portrait")).toEqual(["AG"]);
    expect(all(".team-portrait:not([aria-hidden]) > img[alt='']")).toHaveLength(1);
    expect(texts("h3")).toEqual(["Ana Gil", "Tom Low"]);
  });

  it.each(STYLES)("%s: has its links, without empty and unsafe ones", (style) => {
    const links = [
      { text: "Email", href: "mailto:ana@example.org" },
      { text: "", href: "/x" },
      { text: "Site", href: "" },
      { text: "Bad", href: "javascript:alert(1)" },
    ];
    const { values } = render({ style, items: [{ name: "Ana Gil", links }] });
    expect(values("section a[href]", "href")).toEqual(["mailto:ana@example.org"]);
    expect(values(".team-links", "aria-label")).toEqual(["Ana Gil"]);
  });

  it("list and cards have the bio", () => {
    const items = [{ name: "Ana Gil", bio: "Reads every report." }];
    const shown = STYLES.filter((style) => render({ style, items }).all(".team-bio").length > 0);
    expect(shown).toEqual(["list", "cards"]);
  });

  it.each([
    ["en", "Sample"],
    ["es", "Ejemplo"],
  ] as const)("is marked where invented, as all shipped ones are: %s", (locale, word) => {
    const marks = render(defaults, locale).texts(".team-sample");
    expect(marks).toEqual(defaults.items.map(() => word));
    expect(render({ items: [{ name: "Ana Gil" }] }).all(".team-sample")).toEqual([]);
  });
});
