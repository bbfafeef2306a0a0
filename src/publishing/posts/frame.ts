import { isObject, type JsonObject } from "#shared";
import { insideSite } from "../templates/sample-blocks.ts";

/** Where a post's own blocks are among the blocks of a page: after the blogPost block, with their number. */
export type PostBody = { after: number; count: number };

/** A page's blocks with a post inside. */
export type FramedBlocks = { blocks: JsonObject[]; body: PostBody };

type Variable = { type?: unknown; param?: unknown; query?: unknown; value?: unknown };

/** @returns the index of a page's first blogPost block; -1 for none. */
function indexOfPost(blocks: readonly JsonObject[]): number {
  return blocks.findIndex((block) => isObject(block.blogPost));
}

/** @returns the variable that says which post a page shows; undefined for a page without a blogPost block. */
export function postVariable(blocks: readonly JsonObject[]): Variable | undefined {
  const content = blocks[indexOfPost(blocks)]?.blogPost;
  if (!isObject(content)) return undefined;
  const { variables } = content;
  return isObject(variables) && isObject(variables.postSlug) ? variables.postSlug : {};
}

/** Whether a page is the frame of a blog's posts: it shows the post that its address names. */
export function isFrame(blocks: readonly JsonObject[]): boolean {
  return postVariable(blocks)?.type === "param";
}

/** The frame of posts on a site that has none: the shared header and footer around the post. */
export function plainFrame(): JsonObject[] {
  return insideSite([{ blogPost: { variables: { postSlug: { type: "param", param: "id1" } } } }]);
}

/** Puts a post's blocks into a page with a blogPost block: behind that block, which renders them inside its article. */
export function framed(frame: readonly JsonObject[], post: readonly JsonObject[]): FramedBlocks {
  const after = indexOfPost(frame);
  const blocks = [...frame.slice(0, after + 1), ...post, ...frame.slice(after + 1)];
  return { blocks, body: { after, count: post.length } };
}
