import type { Feature, Features } from "./schema.ts";

/** What each style of the block draws: the content, and of its items those that have a name. Never an empty list. */
export type StyleProps = { content: Features; features: Feature[] };
