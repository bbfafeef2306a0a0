import type { Newsletter } from "./schema.ts";

/** The shipped site's own invitation. */
export const defaults: Newsletter = {
  style: "rightForm",
  headline: "A letter about reports that families read",
  subheadline:
    "Once a month, for people who run mentoring and tutoring programmes: what makes a session report worth opening, and what we changed because a mentor told us.",
};
