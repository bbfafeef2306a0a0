import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import type { ListedPost, PostList } from "../parts/data/post.ts";

const POST: ListedPost = {
  slug: "second-eyes",
  href: "/blog/second-eyes",
  title: "A second pair of eyes",
  description: "Why someone else reads the draft.",
  coverImage: "/cover.svg",
  author: { name: "Ines", avatar: "/ines.svg" },
  publishedAt: "2026-03-04T23:30:00Z",
};

function render(content: object, posts = [POST], locale: "en" | "es" = "en") {
  const data: PostList = { posts, page: 1, hasNext: false, tags: [] };
  return renderBlocks([{ heading: { headline: "Blog" } }, { blogPosts: content }], {
    data: [undefined, { data }],
    locale,
  }).html;
}

describe("blog posts", () => {
  it("lead to each post from its title, in the given order", () => {
    const { texts, values } = queryHtml(render({}, [POST, { ...POST, slug: "b", href: "/blog/b", title: "Later" }]));
    expect(values("h2 > a", "href")).toEqual(["/blog/second-eyes", "/blog/b"]);
    expect(texts("h2 > a")).toEqual(["A second pair of eyes", "Later"]);
    expect(texts("h2 + p")).toEqual([POST.description, POST.description]);
  });

  it("are below the block's own headline", () => {
    const { texts } = queryHtml(render({ headline: "News" }));
    expect([texts("h2, h3"), texts("h3 > a")]).toEqual([["News", POST.title], [POST.title]]);
  });

  it.each([
    ["withCoverImage", "img[src='/cover.svg'][alt='']", ""],
    ["withAuthorName", "p", "Ines"],
    ["withAuthorAvatar", "img[src='/ines.svg']", ""],
    ["withDate", "time[datetime='2026-03-04T23:30:00Z']", "March 4, 2026"],
  ])("show with %s only what it names", (flag, element, text) => {
    const rest = Object.fromEntries(Object.keys(defaults).map((name) => [name, name !== flag]));
    expect(queryHtml(render({ [flag]: true })).all(element, text)).toHaveLength(1);
    expect(queryHtml(render(rest)).all(element, text)).toEqual([]);
  });

  it("name the author by the picture where the name isn't beside it", () => {
    const alts = (content: object) => queryHtml(render(content)).values("img[src='/ines.svg']", "alt");
    expect(alts({ withAuthorAvatar: true })).toEqual(["Ines"]);
    expect(alts({ withAuthorAvatar: true, withAuthorName: true })).toEqual([""]);
  });

  it.each([
    ["en", "March 4, 2026"],
    ["es", "4 de marzo de 2026"],
  ] as const)("have their date in the page's language: %s", (locale, date) => {
    expect(queryHtml(render({ withDate: true }, [POST], locale)).texts("time")).toEqual([date]);
  });

  it("draw only what a post has", () => {
    const html = render(defaults, [{ slug: "c", href: "/blog/c", title: "Bare" }]);
    expect(html).toContain("Bare");
    expect(html).not.toMatch(/<img|<time|blog-cover|No image/);
  });
});
