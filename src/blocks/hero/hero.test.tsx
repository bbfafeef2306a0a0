import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { launchBadgeUrl } from "./launch-badge.ts";

const STYLES = ["simple", "text", "rightImage", "topImage", "bottomImage"];
const launch = { postId: "42", url: "https://launch.example/post", imageUrl: "https://badge.example/featured.svg?a=1" };

const render = (content: object, launchData?: typeof launch) =>
  renderBlocks([{ hero: { ...defaults, ...content } }], { launch: launchData });

describe("hero", () => {
  it.each(STYLES)("%s: draws the page's only h1 and counts clicks on its actions", (style) => {
    const { html } = renderBlocks([{ hero: { ...defaults, style } }, { faq: { headline: "Questions" } }]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/href="[^"]+" class="[^"]+" data-track="hero"/g)).toHaveLength(defaults.cta?.length ?? 0);
  });

  it.each(STYLES)("%s: an empty draft draws no heading, link, list or image", (style) => {
    const { html, errors } = renderBlocks([{ hero: { style } }]);
    const main = html.slice(html.indexOf("<main"));
    expect(errors).toEqual([]);
    expect(main).not.toMatch(/<h1|<a |<ul|<img|<p|<button|aria-labelledby/);
  });

  it.each(["rightImage", "topImage", "bottomImage"])("%s: preloads its image, in the ratio of spec 9", (style) => {
    const { html } = render({ style });
    const [, width, height] = /<img [^>]*width="(\d+)" height="(\d+)" fetchPriority="high"/.exec(html) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(1.431, 2);
    const head = html.slice(0, html.indexOf("<body"));
    expect(head).toContain('rel="preload" as="image" href="/landing/hero/report.svg"');
  });

  it.each(["simple", "text"])("%s: shows and loads no image", (style) => {
    expect(render({ style }).html).not.toMatch(/<img|as="image"/);
  });

  it("loads the image late when another block comes first", () => {
    const { html } = renderBlocks([{ faq: {} }, { hero: defaults }]);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('rel="preload" as="image"');
  });

  it("draws the browser window only on request", () => {
    expect(render({ browser_mode: true }).html).toContain("hero-browser");
    expect(render({ browser_mode: false }).html).not.toContain("hero-browser");
  });

  it("opens a video in a dialog whose frame has no address yet, and admits its host", () => {
    const { html, csp } = render({ youtube_video_url: "https://youtu.be/abcdefghijk" });
    expect(html).toContain('command="show-modal"');
    expect(html).toMatch(/<iframe data-src="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/);
    expect(html).not.toMatch(/<iframe[^>]* src=/);
    expect(csp).toContain("frame-src 'self' https://www.youtube-nocookie.com");
  });

  it.each(["", "https://evil.example/video"])("draws no play button for the video address %j", (address) => {
    const { html, csp } = render({ youtube_video_url: address });
    expect(html).not.toContain("<dialog");
    expect(csp).not.toContain("frame-src");
  });

  it("has its copy on the side that the content asks for", () => {
    expect(render({ style: "simple" }).html).toContain("text-center");
    expect(render({ style: "simple", position: "right" }).html).toContain("text-right");
  });
});

describe("launch badge", () => {
  it("is absent without launch data", () => {
    expect(render({}).html).not.toContain("featured.svg");
  });

  it("links to the launch and shows the badge of the visitor's theme, 220 wide", () => {
    const { html, csp } = render({}, launch);
    expect(html).toContain('<a href="https://launch.example/post" data-track="hero"><img');
    expect(html).toMatch(/theme=light" alt="See the launch of Example" width="220" height="48"[^>]*logo-light/);
    expect(html).toMatch(/theme=dark"[^>]*logo-dark/);
    expect(csp).toContain("img-src 'self' https://badge.example");
  });

  it.each([
    ["paper", ["light", "dark"]],
    ["tint", ["neutral"]],
    ["deep", ["dark"]],
  ])("fits the %s ground: %j", (color, themes) => {
    const { html } = render({ color }, launch);
    expect([...html.matchAll(/theme=(\w+)/g)].map(([, theme]) => theme)).toEqual(themes);
  });

  it("keeps the address's own parameters and escapes the post's id", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("light", "neutral", "dark"), (postId, theme) => {
        const { origin, pathname, searchParams } = new URL(launchBadgeUrl({ ...launch, postId }, theme) ?? "");
        expect(origin + pathname).toBe("https://badge.example/featured.svg");
        expect(Object.fromEntries(searchParams)).toEqual({ a: "1", post_id: postId.toWellFormed(), theme });
      }),
    );
  });

  it.each(["", "badge.svg", "javascript:alert(1)"])("has no address when %j is configured", (imageUrl) => {
    expect(launchBadgeUrl({ ...launch, imageUrl }, "light")).toBeUndefined();
  });
});
