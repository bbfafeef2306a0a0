import { describe, expect, it } from "vitest";
import { attributeOf, queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { BlogPostData, Post } from "./schema.ts";

const POST: Post = {
  slug: "second-eyes",
  title: "A second pair of eyes",
  description: "Why someone else reads the draft.",
  coverImage: "/cover.svg",
  coverAlt: "Two people at a table",
  author: { name: "Ines", avatar: "/ines.svg" },
  publishedAt: "2026-03-04",
  content: "<h2>First</h2><p>Words.</p>",
};

function render(post: Partial<Post> = {}, before: object[] = []) {
  const data: BlogPostData = { post: { ...POST, ...post } };
  const blocks = [...before.map((one) => ({ ...one })), { blogPost: {} }];
  return renderBlocks(blocks, { data: [...before.map(() => undefined), { data }] });
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

  it("may be written in markdown", () => {
    expect(render({ content: "## First\n\n**Words**" }).html).toMatch(/<h2[^>]*>First<\/h2>\s*<p><strong>Words/);
  });

  it("brings no script and no foreign markup onto the page", () => {
    const { html } = render({
      title: "<b>x</b>",
      content: `<p onclick="alert(1)">Words<script>alert(1)</script><a href="javascript:alert(1)">go</a></p>`,
    });
    expect(html).toContain("Words");
    expect(html).not.toMatch(/<script>|onclick|javascript:|<b>/);
  });

  it("admits the hosts of the pictures in its text", () => {
    expect(render({ content: '<p><img src="https://pictures.example/a.png" alt=""></p>' }).csp).toContain(
      "img-src 'self' https://pictures.example",
    );
    expect(render().csp).not.toContain("img-src");
  });

  it("draws only what it has", () => {
    const { html, errors } = render({
      title: "",
      description: "",
      coverImage: "",
      author: undefined,
      publishedAt: "one day",
      content: "",
    });
    expect(errors).toEqual([]);
    expect(html).not.toMatch(/<h1|<img|<time|content-text|aria-labelledby/);
  });
});
