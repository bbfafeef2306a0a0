import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textsFor } from "#shared";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { BlockContextProvider, defaultContext } from "../context.tsx";
import { defaults } from "./defaults.ts";
import { embedSource } from "./embed-source.ts";
import { embed } from "./index.ts";

const MAP = defaults.src;
const KEY = "abcDEF0123456789abcDEF0";
const SONG = "4uLU6hMCjMI75M1A2tKUQC";
const texts = textsFor("en").embed;

const rendered = (content: object, context = {}) =>
  renderBlocks([{ embed: { headline: "Look", title: "The map", ...content } }], context);
const edited = (content: object) => {
  const { view } = embed.open({ headline: "Look", title: "The map", ...content });
  return renderToStaticMarkup(<BlockContextProvider value={defaultContext}>{view}</BlockContextProvider>);
};

describe("embedSource", () => {
  it.each([
    ["https://calendly.com/a-b/first-talk?month=2026-12", "https://calendly.com/a-b/first-talk"],
    ["https://form.typeform.com/to/aBc123#x=1", "https://form.typeform.com/to/aBc123"],
    ["https://acme.typeform.com/to/aBc123", "https://acme.typeform.com/to/aBc123"],
    ["https://www.google.com/maps/embed?pb=!1m18!1d2.5&x=1", "https://www.google.com/maps/embed?pb=!1m18!1d2.5"],
    [MAP, "https://www.openstreetmap.org/export/embed.html?bbox=-0.015,51.469,0.014,51.485&layer=mapnik"],
    [
      `https://www.figma.com/file/${KEY}/Name?node-id=1-2`,
      `https://embed.figma.com/design/${KEY}?embed-host=blockwright&node-id=1-2`,
    ],
    [`https://open.spotify.com/intl-es/track/${SONG}?si=1`, `https://open.spotify.com/embed/track/${SONG}`],
    ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1"],
  ])("makes the frame's address of %s", (address, src) => {
    const source = embedSource(address);
    expect(source?.src).toBe(src);
    expect(new URL(src).origin).toBe(source?.host);
  });

  it("names a page that can be pasted again, where the host's page is the one to embed", () => {
    const pasted = [
      `https://www.figma.com/file/${KEY}/Name?node-id=1-2`,
      `https://open.spotify.com/embed/show/${SONG}`,
    ];
    for (const source of pasted.map(embedSource)) expect(embedSource(source?.page ?? "")).toEqual(source);
  });

  it.each([
    "https://calendly.com/",
    "https://calendly.com.evil.example/a/b",
    "https://evil.example/?https://calendly.com/a",
    "https://www.google.com/maps/place/Lisbon",
    "https://www.google.com/url?q=https://evil.example",
    "https://www.openstreetmap.org/export/embed.html?bbox=1,2,3",
    "https://www.figma.com/design/short",
    "https://open.spotify.com/user/abc",
    "https://cal.com/a/b",
    "https://a.b.typeform.com/to/aBc123",
    "javascript:alert(1)",
    "/media/a.mp4",
    "",
  ])("refuses %j", (address) => expect(embedSource(address)).toBeUndefined());
});

describe("an embed", () => {
  it("loads nothing before the click, and only its host is admitted", () => {
    const { csp, html } = rendered({ src: MAP });
    const { all, values } = queryHtml(html);
    expect(all("main iframe[src], main [src^=http]")).toEqual([]);
    expect(values("main iframe", "data-src")).toEqual([embedSource(MAP)?.src]);
    expect(values("main iframe", "title")).toEqual(["The map"]);
    expect(csp.match(/frame-src[^;]*/)?.[0]).toBe("frame-src 'self' https://www.openstreetmap.org");
  });

  it("says who receives what when it is loaded, also to assistive technology, and links to its own page", () => {
    const page = queryHtml(rendered({ src: MAP }, { locale: "es" }).html);
    expect(page.texts("button[data-enhance-on-click=embed]")).toEqual(["Mostrar OpenStreetMap"]);
    expect(page.texts(`#${page.values("button", "aria-describedby").join()}`)).toEqual([
      expect.stringMatching(/OpenStreetMap, que entonces conoce su dirección IP/),
    ]);
    expect(page.all("a[href^='https://www.openstreetmap.org/#map='][rel=noopener]")).toHaveLength(1);
  });

  it("shows only a picture of this site on its cover", () => {
    expect(
      queryHtml(rendered({ src: MAP, image: "/a.png", imageAlt: "A map" }).html).all("main img[alt='A map']"),
    ).toHaveLength(1);
    const foreign = { src: MAP, image: "https://evil.example/a.png" };
    expect(rendered(foreign).html).not.toContain("evil.example");
    expect(edited(foreign)).toContain(texts.foreignPicture);
  });

  it("becomes a link for visitors where the host isn't allowed, and the editor says so", () => {
    const { csp, html } = rendered({ src: "https://cal.com/a/b" });
    expect(queryHtml(html).texts("main a[href='https://cal.com/a/b']")).toEqual([
      expect.stringMatching(/^Open on cal\.com/),
    ]);
    expect(html).not.toContain("<iframe");
    expect(csp).not.toContain("frame-src");
    expect(edited({ src: "https://cal.com/a/b" })).toContain(texts.notAllowed);
    expect(edited({ src: "" })).toContain(texts.noAddress);
    expect(queryHtml(rendered({ src: "javascript:alert(1)" }).html).all("main a, main iframe")).toEqual([]);
  });
});
