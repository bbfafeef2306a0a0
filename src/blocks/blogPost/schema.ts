import { z } from "zod";
import { color } from "../fields.ts";
import { variable } from "../variables.ts";

/** Which post is shown (spec 3); the post itself is data. */
export const schema = z.looseObject({
  variables: z.looseObject({ postSlug: variable().meta({ title: "Post" }) }),
  color: color().optional(),
});

export type BlogPost = z.output<typeof schema>;
