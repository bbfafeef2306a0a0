import type { PostList } from "../parts/data/post.ts";

/** @returns the address of a page of a list, with the same tag: "/blog?tag=families&page=2". */
export function listAddress({ href, tag }: Pick<PostList, "href" | "tag">, page: number): string {
  const query = new URLSearchParams();
  if (tag) query.set("tag", tag.name);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${href}?${query}` : href;
}
