import { z } from "zod";
import { color, longText, option, styleOf, text } from "../fields.ts";

/** How many posts a page of the list may show. */
const PAGE_SIZES = ["3", "6", "9", "12", "24"] as const;

/** A list of posts: what of each is shown (spec 3); the posts themselves are data. */
export const schema = z.looseObject({
  style: styleOf(["list", "cards", "featured"]),
  headline: text().optional(),
  subheadline: longText().optional(),
  withCoverImage: z.boolean().optional(),
  withAuthorName: z.boolean().optional(),
  withAuthorAvatar: z.boolean().optional(),
  withDate: z.boolean().optional(),
  pageSize: option(PAGE_SIZES).meta({ title: "Posts on a page", model: "never" }).optional(),
  color: color().optional(),
});

export type BlogPosts = z.output<typeof schema>;
