import type { BlogPost } from "./schema.ts";

/** The post that the page's own address names, as at `/blog/:id1`. */
export const defaults: BlogPost = { variables: { postSlug: { type: "param", param: "id1" } } };
