import { describe, expect, it } from "vitest";
import type { ListedPost } from "./published-posts.server.ts";
import { readTags } from "./post-meta.ts";
import { rankRelated } from "./related-posts.server.ts";

function post(title: string, tags = "", description = ""): ListedPost {
  const rest = { path: `/blog/${title}`, locale: "en", cover: "", coverAlt: "", author: "", publishedAt: "", words: 0 };
  return { pageId: title, title, description, tags: readTags([tags]), ...rest };
}

const titles = (posts: readonly ListedPost[]) => posts.map(({ title }) => title);

describe("related posts", () => {
  it("are first those with most tags in common, whatever their case", () => {
    const own = post("Own", "Families, Safety");
    const others = [post("None", "Data"), post("One", "families"), post("Two", "SAFETY, families")];
    expect(titles(rankRelated(own, others))).toEqual(["Two", "One"]);
  });

  it("are then those with words in common, rare ones before common ones", () => {
    const own = post("Reports about fractions");
    const others = [post("Reports one"), post("Reports two"), post("More fractions"), post("Nothing else")];
    expect(titles(rankRelated(own, others))).toEqual(["More fractions", "Reports one", "Reports two"]);
  });

  it("don't count short words", () => {
    expect(rankRelated(post("How to be"), [post("How to go")])).toEqual([]);
  });
});
