import type { Content } from "./schema.ts";

/** The text of a new block (spec 3). */
export const defaults: Content = { style: "simple", content: "HTML content here" };
