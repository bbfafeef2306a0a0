import { z } from "zod";

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** Where the next part of a list begins: `nextCursor` of the part before. */
export const cursor = z.string().optional();

/** How many entries a list answers with: 1 to 200; 50 for anything else. */
export const limit = z.coerce
  .number()
  .int()
  .min(1)
  .transform((count) => Math.min(count, MAX_LIMIT))
  .catch(DEFAULT_LIMIT);

/** A part of a list; without `nextCursor` it is the last one. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().optional() });
}

/** An answer that says no more than that it was done. */
export const done = z.object({});
