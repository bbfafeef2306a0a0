import type { JsonObject } from "#shared";

/** How long a section's name may be. */
export const SECTION_NAME_MAX = 100;

/** Blocks that were kept under a name, in the specification's form without keys. */
export type Section = { id: string; name: string; blocks: readonly JsonObject[] };
