import type { Browse } from "../browse.ts";

/** Where people look for this block, and what they call it. */
export const browse: Browse = { category: "Offer", keywords: ["savings", "return on investment", "numbers", "costs"] };
