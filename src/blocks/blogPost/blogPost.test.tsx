import { describe, expect, it } from "vitest";
import { attributeOf, queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { PostPage } from "../parts/data/post.ts";

const POST: PostPage = {
  href: "/blog/second-eyes",
  url: "https://example.org/blog/second-eyes",
  blog: { href: "/blog", title: "Blog" },
  related: [],
  slug: "second-eyes",
  title: "A second pair of eyes",
  description: "Why someone else reads the draft.",
  coverImage: "/cover.svg",
  coverAlt: "Two people at a table",
  author: { name: "Ines", avatar: "/ines.svg" },
  publishedAt: "2026-03-04",
};

const BODY = "## First\n\nWords.";

function render(post: Partial<PostPage> = {}, before: object[] = [], content = BODY) {
  const blocks = [...before.map((one) => ({ ...one })), { blogPost: {} }, { content: { style: "simple", content } }];
  return renderBlocks(blocks, {
    data: [...before.map(() => undefined), { data: { ...POST, ...post } }],
    body: { after: before.length, count: 1 },
  });
}

describe("a blog post", () => {
  it("is an article with title, author, date, picture and text", () => {
    const { one, texts, values } = queryHtml(render().html);
    const article = one("article");
    expect(texts(`#${attributeOf(article, "aria-labelledby")}`)).toEqual(["A second pair of eyes"]);
    expect(textOf(article)).toMatch(/A second pair of eyes.*Why someone.*Ines.*March 4, 2026.*First.*Words\./);
    expect(values("article img[src='/cover.svg']", "alt")).toEqual(["Two people at a table"]);
    expect([texts("article h2"), texts("article h2 + p")]).toEqual([["First"], ["Words."]]);
  });

  it("carries the page's title when it leads the page, and only then", () => {
    expect(render({}, [{ header: {} }]).html).toMatch(/<h1[^>]*>A second pair of eyes<\/h1>/);
    expect(render({}, [{ heading: { headline: "Blog" } }]).html).toMatch(/<h2[^>]*>A second pair of eyes<\/h2>/);
  });

  it("loads its picture at once where it leads the page", () => {
    const later = render({}, [{ heading: { headline: "Blog" } }]).html;
    expect(queryHtml(render().html).all("img[src='/cover.svg'][fetchpriority=high]")).toHaveLength(1);
    expect(queryHtml(later).all("img[src='/cover.svg'][loading=lazy]")).toHaveLength(1);
  });

  it("holds its own blocks, between its header and what follows", () => {
    const { html, csp } = render({}, [], "![a](https://pictures.example/a.png)");
    expect(queryHtml(html).all("article [data-block-type=content] img")).toHaveLength(1);
    expect(queryHtml(html).all("[data-block-type=content]")).toHaveLength(1);
    expect(csp).toContain("img-src 'self' https://pictures.example");
  });

  it("draws only what it has", () => {
    const { html, errors } = render(
      {
        title: "",
        description: "",
        coverImage: "",
        author: undefined,
        publishedAt: "one day",
      },
      [],
      "",
    );
    expect(errors).toEqual([]);
    expect(html).not.toMatch(/<h1|<img|<time|content-text|aria-labelledby/);
  });
});
