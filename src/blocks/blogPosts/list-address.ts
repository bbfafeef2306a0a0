import type { BlockHead } from "../define-block.ts";
import type { PostList } from "../parts/data/post.ts";

function queryOf(tag: PostList["tag"], page: number): string {
  const parts = [...(tag ? [`tag=${encodeURIComponent(tag.name)}`] : []), ...(page > 1 ? [`page=${page}`] : [])];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** @returns the address of a page of a list, with the same tag: "/blog?tag=families&page=2". */
export function listAddress({ href, tag }: Pick<PostList, "href" | "tag">, page: number): string {
  return href + queryOf(tag, page);
}

/** @returns what a list adds to its page's head: its blog, and which part of the list it is. */
export function listHead({ href, blog, posts, page, tag }: PostList): BlockHead {
  const query = queryOf(tag, page);
  const isPart = query !== "" && posts.length > 0;
  return { blog, ...(isPart && { list: { href, query, page, ...(tag && { tag: tag.label ?? tag.name }) } }) };
}
