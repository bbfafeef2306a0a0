import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textsFor } from "#shared";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { BlockContextProvider, defaultContext } from "../context.tsx";
import { defaults } from "./defaults.ts";
import { gallery } from "./index.ts";

const picture = { type: "image", title: "The report", src: "/a.svg" };
const hosted = { type: "video", title: "The tour", src: "https://vimeo.com/123456789" };

const render = (content: object) => renderBlocks([{ gallery: { headline: "What you see", ...content } }]);
const slides = (html: string) => queryHtml(html).all("[aria-roledescription=slide]").length;

describe("a picture", () => {
  it("has its title as caption and as description", () => {
    const { all, texts } = queryHtml(render({ items: [picture] }).html);
    expect(all("figure > img[src='/a.svg'][alt='The report']")).toHaveLength(1);
    expect(texts("figure > figcaption")).toEqual(["The report"]);
  });

  it("without an address says so in its place", () => {
    expect(render({ items: [{ ...picture, src: "" }] }).html).toContain("No image provided");
  });

  it.each(["javascript:alert(1)", "//evil.example/a.png", "data:image/svg+xml;base64,PHN2Zz4="])(
    "with the address %s is not drawn",
    (src) => {
      const { html, errors } = render({ items: [{ ...picture, src }] });
      expect(errors).toEqual([]);
      expect(html).not.toContain(src);
      expect(gallery.schema.safeParse({ ...defaults, items: [{ ...picture, src }] }).success).toBe(false);
    },
  );
});

describe("a video", () => {
  it("waits behind its title card, and only its host is admitted", () => {
    const { html, csp } = render({ items: [picture, hosted] });
    const { all } = queryHtml(html);
    expect(all("[aria-hidden=true] + button[aria-label='Play video: The tour']")).toHaveLength(1);
    expect(all("[data-enhance-on-click=video-poster] > [aria-hidden=true] > span", "The tour")).toHaveLength(1);
    expect(all("[src^='https:']")).toEqual([]);
    expect(csp).toContain("frame-src 'self' https://player.vimeo.com");
    expect(csp).not.toContain("youtube");
  });

  it("is not made from a picture's address", () => {
    const { html, csp } = render({ items: [{ ...picture, src: hosted.src }] });
    expect(html).not.toContain("<iframe");
    expect(csp).not.toContain("frame-src");
  });

  it("has its own note when there are several", () => {
    const { html } = render({ items: [hosted, { ...hosted, title: "Again" }] });
    const { all, values } = queryHtml(html);
    const ids = values("[aria-describedby]", "aria-describedby");
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(all(`#${id}`)).toHaveLength(1);
  });

  it("that can be neither played nor linked is left out for visitors, and a notice in the editor", () => {
    const items = [picture, { ...picture, title: "Second" }, { ...hosted, src: "javascript:alert(1)" }];
    expect(slides(render({ items }).html)).toBe(2);
    const { view } = gallery.open({ headline: "What you see", items });
    const html = renderToStaticMarkup(<BlockContextProvider value={defaultContext}>{view}</BlockContextProvider>);
    expect(slides(html)).toBe(3);
    expect(html).toContain(textsFor("en").video.notAllowed);
  });
});

describe("the row", () => {
  it("has one slide for each item, even when two are equal", () => {
    const { html, errors } = render({ items: [picture, picture, hosted] });
    expect(errors).toEqual([]);
    expect(slides(html)).toBe(3);
    expect(html).toMatch(/aria-label="What you see"/);
  });

  it("is no carousel for a single picture, and nothing for none", () => {
    expect(render({ items: [picture] }).html).not.toContain("carousel-window");
    expect(render({ items: [] }).html).not.toMatch(/<figure|carousel-window/);
  });

  it("is below its copy", () => {
    const { html } = render({ topText: { text: "In pictures." }, subheadline: "Samples.", items: [picture] });
    expect(html).toMatch(/In pictures\..*What you see.*Samples\..*<figure/s);
  });
});

describe("the shipped pictures", () => {
  const shipped = defaults.items.filter(({ type }) => type === "image").map(({ src }) => src);

  it.each(shipped)("%s is there, says its size and asks no other host for anything", (src) => {
    const file = readFileSync(join(import.meta.dirname, "../../../public", src), "utf8");
    const [root, ...rest] = file.split(">");
    expect(root).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600" height="900"/);
    expect(rest.join(">")).not.toMatch(/https?:|<script/);
  });

  it("come with a video of this site", () => {
    expect(defaults.items.every(({ src }) => src.startsWith("/landing/"))).toBe(true);
    expect(render(defaults).html).toMatch(/<video src="\/landing\/tour\.webm"/);
  });
});
