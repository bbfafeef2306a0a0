import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attributeOf, queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { paragraphs } from "./paragraphs.ts";

const render = (content: object) => renderBlocks([{ founderStory: { ...defaults, ...content } }]);

describe("founderStory", () => {
  it("reads like a letter: heading, paragraphs, promises, signature, in this order", () => {
    const { html } = render({ description: "First.\n\nSecond\nline." });
    const { all, one } = queryHtml(html);
    const parts = [["h2"], ["p", "First."], ["p", "Second line."], ["h3"], ["ul"], [".founder-signature"]] as const;
    const found = parts.map(([tag, text]) => one(`main ${tag}`, text));
    expect(all("main *").filter((element) => found.includes(element))).toEqual(found);
    expect(all("main ul > li")).toHaveLength(defaults.pledge?.items.length ?? 0);
  });

  it("says that the shipped founder is a sample", () => {
    expect(render({}).html).toContain("Sample founder story");
  });

  it("renders nothing for empty parts", () => {
    const { html, errors } = renderBlocks([{ founderStory: { author: {}, pledge: {}, signature: {} } }]);
    expect(errors).toEqual([]);
    expect(queryHtml(html).all("main :is(h2, h3, p, ul, figure, img, [aria-labelledby])")).toEqual([]);
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
    const frame = queryHtml(html).one("dialog iframe");
    expect(attributeOf(frame, "data-src")).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123456/);
    expect(attributeOf(frame, "src")).toBeUndefined();
    expect(csp).toContain("frame-src 'self' https://player.vimeo.com");
  });

  it.each([undefined, "", "https://evil.example/video"])("draws no dialog for the video address %j", (address) => {
    const { html, csp } = render({ youtube_video_url: address });
    expect(queryHtml(html).all("dialog")).toEqual([]);
    expect(csp).not.toContain("frame-src");
  });
});

describe("paragraphs", () => {
  it("splits what was joined with blank lines", () => {
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
