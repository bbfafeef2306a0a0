import { z } from "zod";

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** Where the next page of a list begins: `nextCursor` of the previous one. Empty is the same as none. */
export const cursor = z.string().min(1).optional().catch(undefined);

/** The number of items of a page. */
export const limit = z.coerce
  .number()
  .int()
  .min(1)
  .transform((count) => Math.min(count, MAX_LIMIT))
  .catch(DEFAULT_LIMIT)
  .describe(`At most ${MAX_LIMIT}; ${DEFAULT_LIMIT} where it is no number`);

/** A switch of a query: on for "true" or "1", off for what is neither. */
export const flag = z.stringbool().catch(false);

/** A page of a list; without `nextCursor` it is the last one. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().optional() });
}

/** The same as a value. */
export type ListPage<Item> = { items: Item[]; nextCursor?: string };

/**
 * Makes a page of a list.
 * @param items at most `size + 1`; the one more says that there is another page.
 * @param cursorOf gives the cursor of the page that begins after an item.
 */
export function listPage<Item>(items: Item[], size: number, cursorOf: (last: Item) => string): ListPage<Item> {
  const shown = items.slice(0, size);
  const last = shown.at(-1);
  return items.length > size && last ? { items: shown, nextCursor: cursorOf(last) } : { items: shown };
}

/** An answer without content: it was done. */
export const done = z.object({});
