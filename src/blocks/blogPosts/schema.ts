import { z } from "zod";
import { color, longText, text } from "../fields.ts";

/** A list of posts: what of each is shown (spec 3); the posts themselves are data. */
export const schema = z.looseObject({
  headline: text().optional(),
  subheadline: longText().optional(),
  withCoverImage: z.boolean().optional(),
  withAuthorName: z.boolean().optional(),
  withAuthorAvatar: z.boolean().optional(),
  withDate: z.boolean().optional(),
  color: color().optional(),
});

export type BlogPosts = z.output<typeof schema>;
