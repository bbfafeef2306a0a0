import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { paragraphs } from "./paragraphs.ts";

const render = (content: object) => renderBlocks([{ founderStory: { ...defaults, ...content } }]);

describe("founderStory", () => {
  it("reads like a letter: heading, paragraphs, promises, signature, in this order", () => {
    const { html } = render({ description: "First.\n\nSecond\nline." });
    const parts = ["<h2", "<p>First.</p><p>Second line.</p>", "<h3", "<ul", "founder-signature"];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html.match(/<li /g)).toHaveLength(defaults.pledge?.items.length ?? 0);
  });

  it("says that the shipped founder is a sample", () => {
    expect(render({}).html).toContain("Sample founder story");
  });

  it("renders nothing for empty parts", () => {
    const { html, errors } = renderBlocks([{ founderStory: { author: {}, pledge: {}, signature: {} } }]);
    const main = html.slice(html.indexOf("<main"));
    expect(errors).toEqual([]);
    expect(main).not.toMatch(/<h2|<h3|<p|<ul|<figure|<img|aria-labelledby/);
  });

  it("keeps the promises without a title, and the title without promises", () => {
    const items = [{ text: "We answer." }];
    const untitled = render({ pledge: { items } }).html;
    expect(untitled).toContain("We answer.");
    expect(untitled).not.toContain("<h3");
    expect(render({ pledge: { title: "Promised" } }).html).toContain("Promised");
  });

  it("opens a video in a dialog whose frame has no address yet, and admits its host", () => {
    const { html, csp } = render({ youtube_video_url: "https://vimeo.com/123456" });
    expect(html).toContain('<iframe data-src="https://player.vimeo.com/video/123456');
    expect(html).not.toMatch(/<iframe[^>]* src=/);
    expect(csp).toContain("frame-src 'self' https://player.vimeo.com");
  });

  it.each([undefined, "", "https://evil.example/video"])("draws no dialog for the video address %j", (address) => {
    const { html, csp } = render({ youtube_video_url: address });
    expect(html).not.toContain("<dialog");
    expect(csp).not.toContain("frame-src");
  });
});

describe("paragraphs", () => {
  it("finds back what was joined with blank lines", () => {
    const paragraph = fc.stringMatching(/^[a-zà-ÿ,.’]+( [a-zà-ÿ,.’]+)*$/);
    const gap = fc.constantFrom("\n\n", "\n \n", "\n\n\n", "\r\n\r\n");
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1 }), gap, (parts, blank) => {
        expect(paragraphs(`\n${parts.join(blank)}\n\n`)).toEqual(parts);
      }),
    );
  });

  it.each(["", "  \n\n "])("finds none in %j", (text) => {
    expect(paragraphs(text)).toEqual([]);
  });
});
