import type { Browse } from "../browse.ts";

/** Where people look for this block, and what they call it. */
export const browse: Browse = {
  category: "Data",
  keywords: ["details", "profile", "entry", "event", "job", "course"],
  isServed: true,
};
