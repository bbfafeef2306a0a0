import { defineLoader } from "../define-loader.ts";
import type { PostList } from "../parts/data/post.ts";
import { schema } from "./schema.ts";

const PAGE_SIZE = 12;
/** Higher numbers are no page of any blog: each would be a page of its own in the cache. */
const MAX_PAGE = 10_000;

function pageNumber(typed: string | undefined): number {
  const page = /^[1-9]\d{0,4}$/.test(typed ?? "") ? Number(typed) : 1;
  return page <= MAX_PAGE ? page : 1;
}

/** Reads one page of the blog's posts; the address says which (`?page=2`), and may name a tag (`?tag=families`). */
export const loader = defineLoader<typeof schema, PostList>(schema, async ({ pageSize }, { ports, query }) => {
  const { data, tags } = await ports.readPosts({
    tag: query.tag || undefined,
    page: pageNumber(query.page),
    size: pageSize ? Number(pageSize) : PAGE_SIZE,
  });
  return { data, freshness: { tags } };
});
