import type { Feature, Features } from "./schema.ts";

/** The props of each style: the content, and its items that have a name. Never an empty list. */
export type StyleProps = { content: Features; features: Feature[] };
