import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textsFor } from "#shared";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { BlockContextProvider, defaultContext } from "../context.tsx";
import { defaults } from "./defaults.ts";
import { video } from "./index.ts";

const HOSTED = "https://www.youtube.com/embed/abcdefghijk";
const OTHER = "https://videos.example.org/tour";
const { video: texts } = textsFor("en");

function render(content: object, locale: "en" | "es" = "en") {
  return renderBlocks([{ video: { headline: "The tour", ...content } }], { locale });
}

/** What the editor shows of the block. */
function edited(content: object) {
  const { view } = video.open({ headline: "The tour", ...content });
  return renderToStaticMarkup(<BlockContextProvider value={defaultContext}>{view}</BlockContextProvider>);
}

describe("a hosted video", () => {
  it("names no address of its host that a browser would load before a click", () => {
    const { html, csp } = render({ src: HOSTED });
    const { all, values } = queryHtml(html);
    expect(values("iframe", "data-src")).toEqual([
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/),
    ]);
    expect(all("[src^=http], [srcset*='http'], [poster^=http], link[href*=youtube]")).toEqual([]);
    expect(csp).toContain("frame-src 'self' https://www.youtube-nocookie.com");
    expect(csp).not.toContain("img-src");
  });

  it.each([
    ["en", "https://youtu.be/abcdefghijk", /Playing loads the video from YouTube, which then learns your IP address/],
    ["en", "https://vimeo.com/123456789", /Playing loads the video from Vimeo, which/],
    [
      "es",
      "https://vimeo.com/123456789",
      /Al reproducirlo, el vídeo se carga desde Vimeo, que entonces conoce su dirección IP/,
    ],
  ] as const)("says in %s who receives what when %s plays, also to assistive technology", (locale, src, sentence) => {
    const { html } = render({ src }, locale);
    const page = queryHtml(html);
    expect(page.texts(`#${page.values("button", "aria-describedby").join()}`)).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it("can be watched on its host's own page without a script", () => {
    const link = "a[href='https://www.youtube.com/watch?v=abcdefghijk'][target=_blank][rel=noopener]";
    expect(queryHtml(render({ src: HOSTED }).html).all(link, /^Watch the video on YouTube/)).toHaveLength(1);
  });

  it("gives button and player its title", () => {
    const names = (content: object) => {
      const { values } = queryHtml(render({ src: HOSTED, ...content }).html);
      return [...values("main button", "aria-label"), ...values("iframe", "title")];
    };
    expect(names({})).toEqual(["Play video: The tour", "The tour"]);
    expect(names({ headline: "" })).toEqual(["Play video", expect.stringMatching(/^Video/)]);
  });
});

describe("a video file of this site", () => {
  it("is played by the browser: no note, no frame, nothing loaded before", () => {
    const { html, csp } = render({ src: "/landing/tour.webm" });
    expect(queryHtml(html).values("video[preload=none]", "src")).toEqual(["/landing/tour.webm"]);
    expect(html).not.toContain("Playing loads");
    expect(html).not.toContain("<iframe");
    expect(csp).not.toContain("frame-src");
  });

  it("is what the shipped content shows, with a picture of this site", () => {
    expect([defaults.src, defaults.image].every((address) => address?.startsWith("/landing/"))).toBe(true);
  });
});

describe("the poster", () => {
  const image = "/landing/video/poster.svg";

  it("is the site's own picture with its description, or else a card with the title", () => {
    const { html } = render({ src: HOSTED, image, imageAlt: "Notes and a report." });
    const cover = "[data-enhance-on-click=video-poster] > :is(img, span)";
    const own = queryHtml(html);
    expect(own.values("img[alt='Notes and a report.']", "src")).toEqual([image]);
    expect(own.texts(cover)).toEqual(["", ""]);
    expect(queryHtml(render({ src: HOSTED }).html).texts(cover)).toEqual([expect.stringMatching(/The tour$/)]);
  });

  it.each(["https://i.ytimg.com/vi/abcdefghijk/hq.jpg", "https://i.vimeocdn.com/video/1.jpg", "//i.ytimg.com/a.jpg"])(
    "is never a picture of another host: %s",
    (foreign) => {
      const { html, csp } = render({ src: HOSTED, image: foreign });
      expect(html).not.toContain("ytimg");
      expect(html).not.toContain("vimeocdn");
      expect(html).toContain("video-card");
      expect(csp).not.toContain("img-src");
      expect(edited({ src: HOSTED, image: foreign })).toContain(texts.foreignPoster);
      expect(edited({ src: HOSTED, image })).not.toContain(texts.foreignPoster);
    },
  );

  it("is loaded first when the block opens the page", () => {
    const { html } = renderBlocks([{ video: { ...defaults } }]);
    expect(queryHtml(html).values("link[rel=preload][as=image]", "href")).toEqual([image]);
  });
});

describe("an address that can't be played", () => {
  it("gives visitors a link that names its host, and the editor the reason", () => {
    const { html, csp } = render({ src: OTHER });
    const { all } = queryHtml(html);
    expect(all(`a[href='${OTHER}'][target=_blank][rel=noopener]`, /^Watch the video on videos/)).toHaveLength(1);
    expect(all("iframe, video, button")).toEqual([]);
    expect(csp).not.toContain("videos.example.org");
    expect(edited({ src: OTHER })).toContain(texts.notAllowed);
    expect(html).not.toContain(texts.notAllowed);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example/a.mp4", "mailto:a@b.org"])(
    "renders nothing for %s",
    (src) => {
      const { html, errors } = render({ src });
      expect(errors).toEqual([]);
      expect(html).toContain("The tour");
      expect(html).not.toContain(src);
      expect(html).not.toMatch(/<iframe|<video|<button|Watch the video/);
    },
  );

  it("shows only in the editor that there is none", () => {
    expect(edited({ src: "" })).toContain(texts.noAddress);
    expect(render({ src: "" }).html).not.toContain(texts.noAddress);
  });
});

it("draws the shared copy fields", () => {
  const { html } = render({
    src: HOSTED,
    topText: { text: "Two minutes." },
    cta: [{ text: "Try it", href: "/contact", isPrimary: true }],
    bottomText: { text: "No sound needed." },
  });
  const page = queryHtml(html);
  expect(textOf(page.one("main"))).toMatch(/Two minutes\..*The tour.*Try it.*No sound needed\./);
  expect(page.texts("a[href='/contact']")).toEqual(["Try it"]);
});
