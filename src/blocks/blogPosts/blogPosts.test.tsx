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

const TAGS = [
  { name: "families", label: "Families", href: "/blog?tag=families" },
  { name: "mentors & co", label: "Mentors & co", href: "/blog?tag=mentors+%26+co" },
];

function render(content: object, posts = [POST], locale: "en" | "es" = "en", list: Partial<PostList> = {}) {
  const data: PostList = { href: "/blog", posts, page: 1, hasNext: false, tags: [], ...list };
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

  it("have a reading time beside their date", () => {
    const { texts } = queryHtml(render({ withDate: true }, [{ ...POST, minutes: 4 }]));
    expect(texts("p:has(> span > time)")).toEqual(["March 4, 2026 4 min read"]);
  });

  it("show the newest one large in the style featured, on the first page only", () => {
    const posts = ["a", "b", "c"].map((slug): ListedPost => ({ slug, href: `/blog/${slug}`, title: slug }));
    const large = (page: number) =>
      queryHtml(render({ style: "featured" }, posts, "en", { page })).texts("[data-size=large] h2");
    expect([large(1), large(2)]).toEqual([["a"], []]);
    expect(queryHtml(render({ style: "cards" }, posts)).texts("li h2")).toEqual(["a", "b", "c"]);
  });

  it("lead to newer and older ones, and say which page this is", () => {
    const { values, texts } = queryHtml(render({}, [POST], "en", { page: 2, hasNext: true, tag: TAGS[1] }));
    expect(values("a[rel=prev], a[rel=next]", "href")).toEqual([
      "/blog?tag=mentors%20%26%20co",
      "/blog?tag=mentors%20%26%20co&page=3",
    ]);
    expect(texts("[aria-current=page]")).toEqual(["Page 2"]);
    expect(queryHtml(render({})).all("[aria-label='Pages of posts']")).toEqual([]);
  });

  it("are narrowed to a tag by links, the chosen one marked", () => {
    const marked = (list: Partial<PostList>) =>
      queryHtml(render({}, [POST], "en", { tags: TAGS, ...list })).texts("ul [aria-current]");
    expect(marked({})).toEqual(["All posts"]);
    expect(marked({ tag: TAGS[0] })).toEqual(["Families"]);
    expect(queryHtml(render({}, [POST], "en", { tags: TAGS.slice(1) })).all("[role=group]")).toEqual([]);
  });

  it.each([
    ["no posts at all", {}, "No posts have been published yet.", []],
    ["none with a tag", { tag: { name: "<b>" } }, "There are no posts about “<b>”.", ["/blog"]],
    ["none this far back", { page: 9 }, "There are no posts on this page.", ["/blog"]],
  ])("say that there are %s", (_case, list, text, links) => {
    const { all, values } = queryHtml(render({}, [], "en", { tags: TAGS, ...list }));
    expect(all("main p", text)).toHaveLength(1);
    expect(values("main a", "href")).toEqual(links);
  });

  it("draw only what a post has", () => {
    const html = render(defaults, [{ slug: "c", href: "/blog/c", title: "Bare" }]);
    expect(html).toContain("Bare");
    expect(html).not.toMatch(/<img|<time|post-picture|No image/);
  });
});
