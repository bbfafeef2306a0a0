import { z } from "zod";
import { color } from "../fields.ts";
import type { PostSummary } from "../parts/data/post.ts";
import { variable } from "../variables.ts";

/** Which post is shown (spec 3); the post itself is data. */
export const schema = z.looseObject({
  variables: z.looseObject({ postSlug: variable().meta({ title: "Post" }) }),
  color: color().optional(),
});

/** A whole post: `content` is HTML or markdown, cleaned where it is rendered. */
export type Post = PostSummary & { content: string; coverAlt?: string };

/** The loader's data; without a post when the address names none. */
export type BlogPostData = { post?: Post };
export type BlogPost = z.output<typeof schema>;
