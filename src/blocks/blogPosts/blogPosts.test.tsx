import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import type { BlogPostsData, ListedPost } from "./schema.ts";

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
  const data: BlogPostsData = { posts };
  return renderBlocks([{ heading: { headline: "Blog" } }, { blogPosts: content }], {
    data: [undefined, { data }],
    locale,
  }).html;
}

describe("blog posts", () => {
  it("lead to each post from its title, in the given order", () => {
    const html = render({}, [POST, { ...POST, slug: "b", href: "/blog/b", title: "Later" }]);
    expect(html).toMatch(
      /<h2[^>]*><a href="\/blog\/second-eyes"[^>]*>A second pair of eyes<\/a><\/h2><p[^>]*>Why.*<a href="\/blog\/b"/,
    );
  });

  it("are below the block's own headline", () => {
    expect(render({ headline: "News" })).toMatch(/<h2[^>]*>News<\/h2>.*<h3[^>]*><a/);
  });

  it.each([
    ["withCoverImage", 'src="/cover.svg" alt=""'],
    ["withAuthorName", "Ines</p>"],
    ["withAuthorAvatar", 'src="/ines.svg"'],
    ["withDate", '<time dateTime="2026-03-04T23:30:00Z"'],
  ])("show with %s only what it names", (flag, expected) => {
    const rest = Object.fromEntries(Object.keys(defaults).map((name) => [name, name !== flag]));
    expect(render({ [flag]: true })).toContain(expected);
    expect(render(rest)).not.toContain(expected);
  });

  it("name the author by the picture where the name isn't beside it", () => {
    expect(render({ withAuthorAvatar: true })).toContain('src="/ines.svg" alt="Ines"');
    expect(render({ withAuthorAvatar: true, withAuthorName: true })).toContain('src="/ines.svg" alt=""');
  });

  it.each([
    ["en", "March 4, 2026"],
    ["es", "4 de marzo de 2026"],
  ] as const)("have their date in the page's language: %s", (locale, date) => {
    expect(render({ withDate: true }, [POST], locale)).toContain(`>${date}</time>`);
  });

  it("draw only what a post has", () => {
    const html = render(defaults, [{ slug: "c", href: "/blog/c", title: "Bare" }]);
    expect(html).toContain("Bare");
    expect(html).not.toMatch(/<img|<time|blog-cover|No image/);
  });
});
