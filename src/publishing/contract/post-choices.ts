import { z } from "zod";
import { route } from "#contract";

/** What the posts of a site have been given, for choices and filters. */
const postChoices = z.object({
  blogs: z.array(z.string()).describe("Paths of blogs: those above posts, and those that a frame is published for"),
  authors: z.array(z.string()).describe("Names, in alphabetical order"),
  tags: z
    .array(z.object({ label: z.string(), count: z.number().describe("How many posts have it") }))
    .describe("As they were typed, the most used first"),
});
export type PostChoices = z.output<typeof postChoices>;

/** What a new post can be given. */
export const postChoiceContract = {
  listPostChoices: route({
    method: "GET",
    path: "/api/posts/choices",
    summary: "Lists the blogs, and the authors and tags that drafts of posts have",
    permission: "page.view",
    answer: postChoices,
  }),
};
