import { describe, expect, it } from "vitest";
import { makePage, makePost } from "../api-client.ts";
import { engines } from "../databases.ts";
import { removePosts } from "../remove-posts.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("choices for posts on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  const choices = async () => (await api().get("/api/posts/choices")).body;

  it("are the blogs of posts and frames, and the authors and tags of drafts", async () => {
    await removePosts(site());
    await makePost(api(), "/notes/one", { author: "Tom", "article:tag": "Safety, Families" });
    await makePost(api(), "/notes/two", { author: "Ines", "article:tag": "families" });
    const variables = { postSlug: { type: "param", param: "id1" } };
    const frame = await makePage(api(), "/journal/:id1", [{ blogPost: { variables } }]);
    expect((await choices()).blogs).not.toContain("/journal");
    await api().post(`/api/pages/${frame}/publish`);
    await api().post(`/api/pages/${await makePage(api(), "/products/:id1")}/publish`);
    const { blogs, authors, tags } = await choices();
    expect(blogs).toEqual(expect.arrayContaining(["/journal", "/notes"]));
    expect(blogs).not.toContain("/products");
    expect(authors).toEqual(["Ines", "Tom"]);
    expect(tags).toEqual([
      // Which of its forms is shown depends on how the database sorts.
      { label: expect.stringMatching(/^families$/i), count: 2 },
      { label: "Safety", count: 1 },
    ]);
  });
});

describe.each(engines)("a post in the admin's list on $name", (engine) => {
  const { api } = siteAndApiFor(engine);
  const summary = async (id: string) => (await api().get(`/api/pages/${id}`)).body;

  it("has the date that it was given, or else that of its first publication", async () => {
    const id = await makePost(api(), "/dates/one");
    expect((await summary(id)).post.date).toBeUndefined();
    await api().post(`/api/pages/${id}/publish`);
    const { publishedAt, post } = await summary(id);
    expect(post.date).toBe(publishedAt);
    const dated = await makePost(api(), "/dates/two", { "article:published_time": "2025-05-06" });
    await api().post(`/api/pages/${dated}/publish`);
    expect((await summary(dated)).post.date).toBe("2025-05-06T00:00:00.000Z");
  });

  it("keeps its author and tags in a copy, and loses its date and original address", async () => {
    const tags = { author: "Ines", "article:tag": "Safety", "article:published_time": "2025-05-06", canonical: "/x" };
    const from = await makePost(api(), "/copies/one", tags);
    const copy = { kind: "post", from, path: "/copies/two", title: "Copy" };
    const { id } = (await api().post("/api/pages", copy)).body;
    expect((await summary(id)).post).toEqual({ author: "Ines", tags: ["Safety"] });
    const { page } = (await api().get(`/api/pages/${id}/draft`)).body;
    const names = page.metaTags.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(["article:tag", "author", "title"]);
  });
});
